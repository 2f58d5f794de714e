import { compile, findAll, markupOf, toMarkup } from './support/compile';

describe('partials', () => {
  it('MDX-08 are dependencies of the page, with their pictures', async () => {
    const page = await compile('import Part from \'./_partial.mdx\';\n\n<Part name="Ada" />');
    expect(page.dependencies).toEqual(['content/docs/_partial.mdx', 'content/docs/img/photo.png']);
  });

  it('MDX-08 takes Markdown partials of both formats, and what a partial exports', async () => {
    expect(
      await markupOf(
        "import M from '@site/content/docs/_markdown.md';\nimport E, {version} from './_exports.mdx';\n\n<M /><E />\n\nIt is {version}.",
      ),
    ).toBe('<p>Plain <b>Markdown</b> with {braces}.</p><p>Version 2.0</p><p>It is 2.0.</p>');
  });

  it('MDX-08 reports mistakes with the file of the partial', async () => {
    const page = await compile("import P from './_faulty.mdx';\n\n<P />\n\n<Nope />");
    expect(page.diagnostics.map(({ rule, file, position }) => [rule, file, position?.line])).toEqual([
      ['unknown-component', 'content/docs/page.mdx', 5],
      ['unknown-component', 'content/docs/_faulty.mdx', 7],
    ]);
    expect(page.diagnostics[1]?.excerpt).toBe('  6 | \n> 7 | <Unknown />\n  8 | ');
  });

  it('reports a circle instead of hanging', async () => {
    const page = await compile("import A from './_a.mdx';\n\n<A />");
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        rule: 'circular-import',
        file: 'content/docs/_b.mdx',
        message: expect.stringContaining('_a.mdx → content/docs/_b.mdx → content/docs/_a.mdx'),
      }),
    ]);
  });
});

describe('data', () => {
  it('reads JSON, YAML and CSV', async () => {
    expect(
      await markupOf(
        "import facts, {limit} from '@site/content/data/facts.json';\nimport money from '../data/facts.yml';\nimport regions from '../data/regions.csv';\n\nData: {facts.limit} {limit} {facts.names.join('+')} {money.currency}\n\n<ul>{regions.map((r) => <li key={r.code}>{r.code}: {r.name}</li>)}</ul>",
      ),
    ).toBe('<p>Data: 5 5 a+b EUR</p><ul><li>DE: Germany</li><li>FR: France</li></ul>');
  });

  it('may be imported as a whole, in part, or under another name', async () => {
    expect(
      await markupOf(
        "import * as all from '../data/facts.json';\nimport { limit as most } from '../data/facts.json';\n\nUp to {all.limit} or {most}",
      ),
    ).toBe('<p>Up to 5 or 5</p>');
  });

  it('reads CSV as spreadsheets write it: with a mark, blank lines and spaces', async () => {
    expect(
      await markupOf(
        "import prices from '../data/prices.csv';\n\nOnly {prices.map((row) => `${row.plan}: ${row.price}`)}.",
      ),
    ).toBe('<p>Only Basic: 10.</p>');
  });

  it('reports data that does not parse', async () => {
    const page = await compile("import x from '../data/broken.json';\n\n{x.limit}");
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        rule: 'broken-import',
        position: { line: 1, column: 1 },
        message: expect.stringContaining('valid JSON'),
      }),
    ]);
    const yaml = await compile("import x from '../data/broken.yml';\n\n{x.limit}");
    expect(yaml.diagnostics[0]?.message).toMatch(/ at line 1, column 4\. Expected valid YML\.$/);
  });
});

describe('text of a file', () => {
  it.each(['!!raw-loader!../data/facts.yml', '!!@site/content/data/facts.yml?raw'])(
    '%s is what stands in it',
    async (specifier) => {
      const page = await compile(
        `import source from '${specifier}';\n\n<CodeBlock language="yaml" title="facts.yml">{source}</CodeBlock>`,
      );
      expect(page.diagnostics).toEqual([]);
      expect(findAll(page.content, 'CodeBlock')[0]?.props).toMatchObject({ code: 'currency: EUR', title: 'facts.yml' });
      expect(page.dependencies).toEqual(['content/data/facts.yml']);
    },
  );
});

describe('module names', () => {
  const modules = {
    '@kit/Tabs': { component: 'Tabs' },
    '@kit/chart': { file: '/kit/chart.tsx' },
    '@kit/values': { values: { default: 'all', one: 'single' } },
  };

  it('that the site has mean its components, files of components, or values', async () => {
    const page = await compile(
      "import Reiter from '@kit/Tabs';\nimport { Pie } from '@kit/chart';\nimport all, { one } from '@kit/values';\nimport React, {Fragment} from 'react';\n\n<Reiter><TabItem value=\"a\">A</TabItem></Reiter>\n\n<React.Fragment><Fragment><Pie /></Fragment></React.Fragment>\n\n{all + one}",
      { modules },
    );
    expect(page.diagnostics).toEqual([]);
    const markup = toMarkup(page.content);
    for (const part of ['<Tabs><TabItem', '<@kit/chart#Pie>', 'allsingle']) expect(markup).toContain(part);
  });

  it.each([
    ["import X from '@kit/Tab';", '"@kit/Tab" is not available here. Expected @kit/Tabs.'],
    ["import X from '@kit/graph';", '"@kit/graph" is not available here. Expected @kit/Tabs, @kit/chart, @kit/values.'],
  ])('that the site lacks are an error, of a scope that it has: %s', async (source, message) => {
    const { diagnostics } = await compile(source, { modules });
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message]);
  });

  it('an import of anything else means the component of that name', async () => {
    const page = await compile(
      "import Term from '@site/src/components/Term';\nimport {MeasureTable} from 'somewhere';\n\n<Term>order</Term>\n\n<MeasureTable />",
    );
    expect(page.diagnostics).toEqual([]);
    expect(findAll(page.content, 'MeasureTable')).toHaveLength(1);
    expect(await markupOf("import { Term as Word } from 'somewhere';\n\nA <Word>order</Word>")).toBe(
      '<p>A <Term id="order">order</Term></p>',
    );
  });

  it.each([
    [
      "import X from '@site/src/components/X';",
      /"@site\/src\/components\/X" does not exist.*src\/components\/X with \.tsx/s,
    ],
    ["import X from './Chart.tsx';", /does not exist\. Expected a file at content\/docs\/Chart\.tsx\./],
    ["import X from 'no-such-package/sub';", /"no-such-package" is not installed\..*"npm install no-such-package"/],
    ["import X from '!!raw-loader!@site//etc/passwd';", /must not be published/],
    ["import X from '../../../tabs/input.mdx';", /must not be published: it is outside of the folders/],
    ['[a](../../../tabs/expected.html)', /must not be published: it is outside of the folders/],
    ['![a](../../../tabs/expected.html)', /must not be published: it is outside of the folders/],
    ["import X from '!!file-loader!./other.mdx';", /the only loader here is raw-loader/],
    ["import X from '!!raw-loader!./none.js';", /does not exist.*content\/docs\/none\.js/],
    ["import {useState} from 'react';", /"useState" of React is not supported/],
    ["import './styles.css';", /A page has no style sheets of its own.* in a component's file/],
    ["import './effects.js';", /for its effects is not supported/],
    ["import X from '../../../secret.json';", /does not exist/],
    ["export {x} from './other.mdx';", /Exporting from/],
  ])('%s is an error with file, line and a hint', async (source, message) => {
    const page = await compile(`Text\n\n${source}\n\nMore`, { lineOffset: 1 });
    expect(page.diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'content/docs/page.mdx',
        position: { line: 4, column: 1 },
        message: expect.stringMatching(message),
      }),
    ]);
    expect(toMarkup(page.content)).toContain('More');
  });
});

describe('code of a page', () => {
  it('draws what is nothing as nothing, and zero as a number', async () => {
    expect(await markupOf('Nothing {null}{false}{undefined}{0}')).toBe('<p>Nothing 0</p>');
  });

  it('an element may be used twice', async () => {
    expect(await markupOf('export const mark = <b>!</b>;\n\nA{mark} B{mark}')).toBe('<p>A<b>!</b> B<b>!</b></p>');
    const code = '<CodeBlock language="js" showLineNumbers>{`a`}</CodeBlock>';
    const page = await compile(
      `export const one = ${code};\nexport const two = <Details><p>${code}</p></Details>;\n\n{one}{two}\n\n{one}{two}`,
    );
    expect(findAll(page.content, 'CodeBlock').map(({ props }) => props.lineNumbers)).toEqual([1, 1, 1, 1]);
  });

  it('knows product, front matter and properties', async () => {
    expect(
      await markupOf("Text {product.toUpperCase()} {frontMatter.title} {props.x ?? 'none'}", {
        frontMatter: { title: 'T' },
      }),
    ).toBe('<p>Text CLEVER COMMERCE T none</p>');
  });

  it('fills {product} in values of front matter and of data files', async () => {
    const body =
      "import facts from '@site/content/data/named.yml';\n\n## Of {frontMatter.title}\n\n{facts.product}, {frontMatter.tags[0]}, {'{product}'}";
    const page = await compile(body, { frontMatter: { title: '{product} 1', tags: ['/docs/{product}'] } });
    expect(page.headings).toMatchObject([{ id: 'of-clever-commerce-1', text: 'Of Clever Commerce 1' }]);
    expect(page.plainText).toContain('For Clever Commerce, /docs/clever-commerce, {product}');
  });

  it.each([
    'const Term = () => <i>mine</i>;',
    'function Term() { return <i>mine</i> }',
    'const { a: { b: Term = () => <i>mine</i> } } = { a: {} };',
    'const { a, ...Term } = { a: 1, mine: 2 };',
    'const [a, ...Term] = [1, 2];',
  ])('a page may use a name of its own that the site knows too: export %s', async (code) => {
    const use = code.includes('...') ? '{Object.values(Term)}' : '<Term/>';
    expect(await markupOf(`export ${code}\n\n${use}`)).toBe(code.includes('...') ? '2' : '<i>mine</i>');
  });

  it('a fragment draws what is in it', async () => {
    expect(await markupOf('<>\n\nText\n\n</>\n\nA <>b</> c')).toBe('<p>Text</p><p>A b c</p>');
  });

  it('an export may name what the page has exported', async () => {
    expect(await markupOf('export const a = 1;\nexport { a as b };\n\n{a}')).toBe('1');
  });
});

describe('terms', () => {
  it('name the keys that are meant, closest first, and none that differs in three letters', async () => {
    const knownTerms = new Set(['merchant-of-raaor', 'merchant-of-record', 'merchant-of-recorb', 'mer']);
    const advice = async (term: string): Promise<string | undefined> => {
      const [diagnostic] = (await compile(`A <Term>${term}</Term>`, { knownTerms })).diagnostics;
      return /Did you mean (.*?)\?/.exec(diagnostic?.message ?? '')?.[1];
    };
    expect(await advice('Merchant of recor')).toBe(
      'id="merchant-of-recorb" or id="merchant-of-record" or id="merchant-of-raaor"',
    );
    expect(await advice('Merchant of xyzord')).toBeUndefined();
    expect(await advice('Met')).toBe('id="mer"');
    expect(await advice('Mot')).toBeUndefined();
  });
});
