import { nameModules } from '../src/name-modules';
import { useSites } from './support';

const sites = useSites();

describe('the modules of Docusaurus', () => {
  it('are named in the definition of the site, once', () => {
    const root = sites.own();
    const { texts, changed, left } = nameModules(root);
    expect([changed.length, left]).toEqual([1, []]);
    const text = texts.get('site/content.ts') ?? '';
    expect(text).toBe(
      "import { docusaurusModules } from 'help-portal-import-docusaurus/src/modules';\nexport const content = {\n  modules: docusaurusModules,\n  frontMatter: {},\n};\n",
    );
    expect(nameModules(sites.write('again', { 'site/content.ts': text }))).toEqual({
      texts: new Map(),
      changed: [],
      left: [],
    });
  });

  it('are named in a definition made for them where there is none', () => {
    const { texts } = nameModules(sites.write('without', { 'site/site.ts': '' }));
    expect(texts.get('site/content.ts')).toMatch(
      /^import .*\n(?:.*\n)+export const content = defineContent\(\{\n {2}modules/,
    );
  });

  it('are left to the owner where the definition has another form', () => {
    const files = { 'site/site.ts': '', 'site/content.ts': 'export { content } from "./other";\n' };
    const { texts, left } = nameModules(sites.write('other', files));
    expect(texts.size).toBe(0);
    expect(left).toEqual([expect.stringContaining('add "modules: docusaurusModules," to site/content.ts.')]);
  });
});
