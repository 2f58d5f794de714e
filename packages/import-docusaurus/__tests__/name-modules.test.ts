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
      "import { docusaurusModules } from '../packages/import-docusaurus/src/modules';\nexport const content = {\n  modules: docusaurusModules,\n  frontMatter: {},\n};\n",
    );
    expect(nameModules(sites.write('again', { 'site/content.ts': text }))).toEqual({
      texts: new Map(),
      changed: [],
      left: [],
    });
  });

  it.each<[string, Record<string, string>]>([
    ['no such definition', {}],
    ['one of another form', { 'site/content.ts': 'export { content } from "./other";\n' }],
  ])('are left to the owner where there is %s', (_name, files) => {
    const { texts, left } = nameModules(sites.write('other', { 'site/site.ts': '', ...files }));
    expect(texts.size).toBe(0);
    expect(left).toEqual([expect.stringContaining('add "modules: docusaurusModules," to site/content.ts.')]);
  });
});
