import { extendContent } from '../src/extend-content';
import { useSites } from './support';

const sites = useSites();

describe('the modules of Docusaurus', () => {
  it('are named in the definition of the site, once', () => {
    const root = sites.own();
    const { texts, changed, left } = extendContent(root, null);
    expect([changed.length, left]).toEqual([1, []]);
    const text = texts.get('site/content.ts') ?? '';
    expect(text).toBe(
      "import { docusaurusModules } from 'help-portal-import-docusaurus/src/modules';\nexport const content = {\n  modules: docusaurusModules,\n  frontMatter: {},\n};\n",
    );
    expect(extendContent(sites.write('again', { 'site/content.ts': text }), null)).toEqual({
      texts: new Map(),
      changed: [],
      left: [],
    });
  });

  it('are named in a definition made for them where there is none', () => {
    const { texts } = extendContent(sites.write('without', { 'site/site.ts': '' }), null);
    expect(texts.get('site/content.ts')).toMatch(
      /^import .*\n(?:.*\n)+export const content = defineContent\(\{\n {2}modules/,
    );
  });

  it('are left to the owner where the definition has another form', () => {
    const files = { 'site/site.ts': '', 'site/content.ts': 'export { content } from "./other";\n' };
    const { texts, left } = extendContent(sites.write('other', files), null);
    expect(texts.size).toBe(0);
    expect(left).toEqual([expect.stringContaining('add "modules: docusaurusModules," to site/content.ts.')]);
  });
});

it('formulas are drawn where they were, with their macros', () => {
  const { texts, changed } = extendContent(sites.own(), { '\\RR': '\\mathbb{R}' });
  expect(texts.get('site/content.ts')).toContain('  formulas: drawFormulas({"\\\\RR":"\\\\mathbb{R}"}),\n');
  expect(texts.get('site/content.ts')).toMatch(
    /^import \{ drawFormulas \} from 'help-portal-formulas\/src\/formulas';$/m,
  );
  expect(changed).toHaveLength(2);
});
