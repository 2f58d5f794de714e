import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyPlan, describePlan } from '../src/apply-plan';
import { planMove, planRemoval } from '../src/move';
import type { Plan } from '../src/plan';
import { planHeadingRename } from '../src/rename-heading';
import { createProject } from '../../../__tests__/unit/node/support/project';
import type { Files, Project } from '../../../__tests__/unit/node/support/project';

const page = (body: string, frontMatter = ''): string =>
  `---\ntitle: A page\ndescription: A page.\n${frontMatter}---\n\n${body}\n`;

let project: Project;
let root: string;

beforeEach(() => {
  project = createProject({
    'content/docs/about/index.mdx': page('Start'),
    'content/docs/pricing/_category_.yml':
      'label: Pricing\nlink: { type: generated-index, slug: /category/pricing, description: All. }\n',
    [base]: page(
      'See [the rule](rule.mdx#first), ![a dot](./dot.png), [itself](base.mdx) and [a file](@site/content/docs/pricing/dot.png).',
      'image: ./dot.png\n',
    ),
    'content/docs/pricing/rule.mdx': page('## First\n\nText of the [base](/docs/pricing/base?x=1#y).\n\n## Second'),
    'content/docs/pricing/dot.png': '',
    'content/docs/all.mdx': page(
      [
        '[By path](/docs/pricing/base#y), [by file](./pricing/base.mdx), [elsewhere](https://example.com/docs/pricing/base),',
        '`/docs/pricing/base`, [longer](/docs/pricing/base-price), [by definition][d].',
        '',
        '[d]: /docs/pricing/base/',
        '',
        '<Card to="/docs/pricing/base" />',
        '',
        '[First](/docs/pricing/rule#first), [second](pricing/rule.mdx#second)',
      ].join('\n'),
      'pagination_next: pricing/base\n',
    ),
    'content/data/glossary.yml':
      'base: { term: base, definition: d, page: /docs/pricing/base }\nlong: { term: l, definition: d, page: /docs/pricing/base-price }\n',
    'content/data/redirects.csv':
      '# Rows\nfrom,to\n/docs/older,/docs/pricing/base\n/docs/money/*,/docs/pricing/*\n/docs/costs,/docs/all\n',
    'site/settings.ts': "export const first = '/docs/pricing/base';\n",
  });
  root = project.root;
});

afterEach(() => project.remove());

const base = 'content/docs/pricing/base.mdx';
const part = 'content/docs/pricing/_part.mdx';
const write = (files: Files): void => project.write(files);

const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');
const apply = (plan: Plan): Plan => {
  applyPlan(root, plan);
  return plan;
};

describe('moving a page', () => {
  it('rewrites links to it in the form that they have, and nothing else', () => {
    apply(planMove(root, base, 'content/docs/costs/price.mdx'));
    expect(existsSync(path.join(root, 'content/docs/pricing/base.mdx'))).toBe(false);
    const text = read('content/docs/all.mdx');
    expect(text).toContain('[By path](/docs/costs/price#y), [by file](./costs/price.mdx)');
    expect(text).toContain('(https://example.com/docs/pricing/base)');
    expect(text).toContain('`/docs/pricing/base`, [longer](/docs/pricing/base-price)');
    expect(text).toContain('[d]: /docs/costs/price\n');
    expect(text).toContain('<Card to="/docs/costs/price" />');
    expect(text).toContain('pagination_next: costs/price\n');
    expect(read('content/docs/pricing/rule.mdx')).toContain('[base](/docs/costs/price?x=1#y)');
  });

  it('keeps what the page itself refers to', () => {
    apply(planMove(root, base, 'content/docs/costs/price.mdx'));
    const text = read('content/docs/costs/price.mdx');
    expect(text).toContain('[the rule](../pricing/rule.mdx#first), ![a dot](../pricing/dot.png), [itself](price.mdx)');
    expect(text).toContain('[a file](@site/content/docs/pricing/dot.png)');
    expect(text).toContain('image: ../pricing/dot.png\n');
  });

  it('lets every old address lead on, those of earlier redirects and patterns too', () => {
    const { redirects, mentions } = apply(planMove(root, base, 'content/docs/costs.mdx'));
    expect([...redirects]).toEqual([['/docs/pricing/base', '/docs/costs']]);
    expect(read('content/data/redirects.csv')).toBe(
      '# Rows\nfrom,to\n/docs/older,/docs/costs\n/docs/money/*,/docs/pricing/*\n/docs/money/base,/docs/costs\n/docs/pricing/base,/docs/costs\n',
    );
    expect(read('content/data/glossary.yml')).toContain('page: /docs/costs }');
    expect(read('content/data/glossary.yml')).toContain('page: /docs/pricing/base-price }');
    expect(mentions).toEqual(['site/settings.ts:1']);
  });

  it('keeps the anchors of redirects to it, and redirects to its anchors', () => {
    write({
      'content/data/redirects.csv':
        'from,to\n/docs/a,/docs/pricing/base#y\n"/docs/b, c","/docs/pricing/base/#y, z"\n# /docs/d,/docs/pricing/base\n/docs/e,/docs/all#x\n',
    });
    apply(planMove(root, base, 'content/docs/costs.mdx'));
    expect(read('content/data/redirects.csv')).toBe(
      'from,to\n/docs/a,/docs/costs#y\n"/docs/b, c","/docs/costs#y, z"\n# /docs/d,/docs/pricing/base\n/docs/e,/docs/all#x\n/docs/pricing/base,/docs/costs\n',
    );
  });

  it('lets the addresses of a pattern lead on when a page is renamed within its folder', () => {
    apply(planMove(root, base, 'content/docs/pricing/price.mdx'));
    expect(read('content/data/redirects.csv')).toContain(
      '/docs/money/*,/docs/pricing/*\n/docs/money/base,/docs/pricing/price\n',
    );
  });

  it.each([
    ["import Part from './pricing/_part.mdx';\n\n<Part />", part, "'./new one/_p (1).mdx'"],
    [
      "import Part from '@site/content/docs/pricing/_part.mdx';\n\n<Part />",
      part,
      "'@site/content/docs/new one/_p (1).mdx'",
    ],
    ["import raw from '!!raw-loader!./pricing/_part.mdx';\n\n{raw}", part, "'!!raw-loader!./new one/_p (1).mdx'"],
    ['<a href={require("./pricing/_part.mdx")}>x</a>', part, '"./new one/_p (1).mdx"'],
    ['[x](/docs/pricing/base.md)', base, '(/docs/new%20one/_p%20%281%29.md)'],
    ['[x](pathname:///docs/pricing/base?a)', base, '(pathname:///docs/new%20one/_p%20%281%29?a)'],
    ['[x](/docs/pricing/base/index.html?a#b)', base, '(/docs/new%20one/_p%20%281%29?a#b)'],
    ['```mdx-code-block\n<a href="/docs/pricing/base">x</a>\n```\n\n[x](/docs/pricing/base#a)', base, '%281%29#a)'],
  ])('rewrites %s', (body, from, expected) => {
    write({ 'content/docs/all.mdx': page(body), [part]: 'Part' });
    apply(planMove(root, from, 'content/docs/new one/_p (1).mdx'));
    expect(read('content/docs/all.mdx')).toContain(expected);
    expect(read('content/docs/all.mdx')).not.toContain('pricing');
  });

  it('rewrites links to pages whose names look like those of files', () => {
    write({
      [base]: page('[self](3.10) [x](./img/3.png)'),
      'content/docs/pricing/3.10.mdx': page('[to it](base) [itself](/docs/pricing/3.10)'),
    });
    apply(planMove(root, 'content/docs/pricing/3.10.mdx', 'content/docs/v/3.11.mdx'));
    expect(read('content/docs/pricing/base.mdx')).toContain('[self](/docs/v/3.11) [x](./img/3.png)');
    expect(read('content/docs/v/3.11.mdx')).toContain('[to it](/docs/pricing/base) [itself](/docs/v/3.11)');
  });

  it('keeps the pictures of a page that moves, in every form', () => {
    const forms = [
      '![a](./dot.png)',
      '![a](<./dot.png> "t")',
      '![a][p]\n\n[p]: dot.png',
      '<img src="./dot.png" alt="" />',
      '<img src={\'./dot.png\'} alt="" />',
      '<img src={require("./dot.png").default} alt="" />',
      "<ThemedImage alt=\"\" sources={{ light: './dot.png', dark: require('./dot.png').default }} />",
      '<video poster="./dot.png" />',
      'import dot from \'./dot.png\';\n\n<img src={dot} alt="" />',
    ];
    write({ [base]: page(forms.join('\n\n'), "image: './dot.png' # preview\n") });
    apply(planMove(root, base, 'content/docs/deep/er/base.mdx'));
    const text = read('content/docs/deep/er/base.mdx');
    expect(text.match(/\.\.\/\.\.\/pricing\/dot\.png/g)).toHaveLength(forms.length + 2);
    expect(text).toContain("image: '../../pricing/dot.png' # preview\n");
  });

  it.each([
    ['<img srcset="dot.png 2x, ./dot.png 740w" src="dot.png">', 3, 'format: md\n'],
    ["<picture><source srcset='dot.png,\n dot.png?a&amp;b 2x'></picture>", 2, 'format: md\n'],
    ['<source SRCSET=dot.png>', 1, 'format: md\n'],
    ['<div style="background: url(dot.png), url(\'./dot.png\')"></div>', 2, 'format: md\n'],
    ['<img srcset="dot.png 1x, https://example.com/dot.png 2x, dot.png 3x" alt="" />', 2, ''],
    ['<img srcSet={\'dot.png 1x, dot.png 2x\'} alt="" />', 2, ''],
    ['{[1].map(() => <img srcSet="dot.png 2x" alt="" />)}', 1, ''],
    ["<div style={{ color: 'red', backgroundImage: 'url(dot.png)' }} />", 1, ''],
  ])('keeps each picture of an attribute that has several: %s', (body, count, frontMatter) => {
    write({ 'content/docs/pricing/base.md': page(body, frontMatter) });
    apply(planMove(root, 'content/docs/pricing/base.md', 'content/docs/deep/er/base.md'));
    const expected = body.replaceAll(/(?<![/\w])(?:\.\/)?dot\.png/g, '../../pricing/dot.png');
    expect(expected.split('../../pricing/')).toHaveLength(count + 1);
    expect(read('content/docs/deep/er/base.md')).toBe(page(expected, frontMatter));
  });

  it('rewrites ids in front matter and categories however they are written, but not its own', () => {
    write({
      'content/docs/first.mdx': page('Text', 'id: first # own\n'),
      'content/docs/all.mdx': page('Text', "pagination_next: 'first' # next\n"),
      'content/docs/x/_category_.json': '{\n\t"label": "X", "link": { "type": "doc", "id": "first" }\n}\n',
      'content/docs/pricing/_category_.yml': 'link: { type: doc, id: base }\n',
    });
    apply(planMove(root, 'content/docs/first.mdx', 'content/docs/sub/first.mdx'));
    expect(read('content/docs/all.mdx')).toContain("pagination_next: 'sub/first' # next\n");
    expect(read('content/docs/x/_category_.json')).toContain('"id": "sub/first" }\n}\n');
    expect(read('content/docs/sub/first.mdx')).toContain('id: first # own\n');
    apply(planMove(root, base, 'content/docs/costs.mdx'));
    expect(read('content/docs/pricing/_category_.yml')).toBe('link: { type: doc, id: costs }\n');
  });

  it('with a path of its own needs no redirect', () => {
    write({ [base]: page('Text', 'slug: /pricing/base\n') });
    const { redirects, texts } = planMove(root, base, 'content/docs/price.mdx');
    expect(redirects.size).toBe(0);
    expect([...texts.keys()]).toEqual(['content/docs/all.mdx']);
  });
});

describe('moving a folder', () => {
  it('takes all its files along, with links between them as they are', () => {
    const { redirects } = apply(planMove(root, 'content/docs/pricing', 'content/docs/money/prices'));
    expect([...redirects.keys()]).toEqual(['/docs/pricing/base', '/docs/pricing/rule']);
    expect(existsSync(path.join(root, 'content/docs/pricing'))).toBe(false);
    expect(existsSync(path.join(root, 'content/docs/money/prices/dot.png'))).toBe(true);
    expect(read('content/docs/money/prices/base.mdx')).toContain('[the rule](rule.mdx#first), ![a dot](./dot.png)');
    expect(read('content/docs/all.mdx')).toContain('[second](money/prices/rule.mdx#second)');
  });
});

describe('removing a page', () => {
  it('sends its addresses and links to another page, without anchors that only it has', () => {
    apply(planRemoval(root, base, '/docs/pricing/rule'));
    const text = read('content/docs/all.mdx');
    expect(text).toContain('[By path](/docs/pricing/rule), [by file](/docs/pricing/rule)');
    expect(read('content/data/redirects.csv')).toContain('/docs/older,/docs/pricing/rule\n');
    expect(read('content/data/redirects.csv')).toContain('/docs/pricing/base,/docs/pricing/rule\n');
    expect(existsSync(path.join(root, 'content/docs/pricing/base.mdx'))).toBe(false);
  });

  it('sends its addresses to an anchor of the other page, those of its own anchors too', () => {
    write({
      'content/data/redirects.csv':
        'from,to\n/docs/a,/docs/pricing/base#y\n/docs/money/*,/docs/pricing/*\n/docs/b,/docs/pricing/base\n',
      'content/data/glossary.yml': 'base: { page: /docs/pricing/base#y }\n',
    });
    apply(planRemoval(root, base, '/docs/pricing/rule#first'));
    expect(read('content/data/redirects.csv')).toBe(
      'from,to\n/docs/a,/docs/pricing/rule#first\n/docs/money/*,/docs/pricing/*\n/docs/money/base,/docs/pricing/rule#first\n/docs/b,/docs/pricing/rule#first\n/docs/pricing/base,/docs/pricing/rule#first\n',
    );
    expect(read('content/data/glossary.yml')).toBe('base: { page: /docs/pricing/rule#first }\n');
  });

  it('sends links to its Markdown version to that of the other page', () => {
    write({ 'content/docs/all.mdx': page('[x](/docs/pricing/base.md) [y](/docs/pricing/rule.md)') });
    apply(planRemoval(root, base, '/docs/pricing/rule#first'));
    expect(read('content/docs/all.mdx')).toContain('[x](/docs/pricing/rule.md) [y](/docs/pricing/rule.md)');
  });

  it('of a folder takes the listing with it', () => {
    const { redirects } = planRemoval(root, 'content/docs/pricing', '/docs/all');
    expect([...redirects.keys()].sort()).toEqual([
      '/docs/category/pricing',
      '/docs/pricing/base',
      '/docs/pricing/rule',
    ]);
  });

  it.each(['/docs/nowhere', '/docs/pricing/base'])('needs a page that stays, which %s is not', (target) => {
    expect(() => planRemoval(root, base, target)).toThrow(`No page that stays is at ${target}.`);
  });
});

describe('renaming a heading', () => {
  const file = 'content/docs/pricing/rule.mdx';

  it('gives it the anchor of its text, lets links follow and keeps the old anchor', () => {
    apply(planHeadingRename(root, file, 'first', 'The first one'));
    expect(read(file)).toContain('<a id="first"></a>\n\n## The first one\n');
    expect(read('content/docs/all.mdx')).toContain('[First](/docs/pricing/rule#the-first-one)');
    expect(read('content/docs/all.mdx')).toContain('[second](pricing/rule.mdx#second)');
    expect(read('content/docs/pricing/base.mdx')).toContain('(rule.mdx#the-first-one)');
  });

  it.each([
    ['> ## First\n> Text', '> <a id="first"></a>\n>\n> ## New\n> Text'],
    ['- ## First\n\n  Text\n- b', '- <a id="first"></a>\n\n  ## New\n\n  Text\n- b'],
    ['> 1. - ## First\n', '> 1. - <a id="first"></a>\n>\n>      ## New\n'],
    ['- > ## First\n', '- > <a id="first"></a>\n  >\n  > ## New\n'],
    ['-\t## First ##\n', '-\t<a id="first"></a>\n\n \t## New\n'],
    ['<div>\n  ## First\n</div>', '<div>\n  <a id="first"></a>\n\n  ## New\n</div>'],
  ])('leaves it in the quote, list or element where it is: %j', (before, after) => {
    write({ [file]: page(before) });
    apply(planHeadingRename(root, file, 'first', 'New'));
    expect(read(file)).toBe(page(after));
    expect(() => planHeadingRename(root, file, 'new', 'Other')).not.toThrow();
  });

  it('leaves it in a list of plain Markdown', () => {
    write({ [file]: page('- ## First\n- b', 'format: md\n') });
    apply(planHeadingRename(root, file, 'first', 'New'));
    expect(read(file)).toContain('\n- <a id="first"></a>\n\n  ## New\n- b\n');
  });

  it.each([
    ['## First[^2]', 'New', '## New[^2]'],
    ['## First <a id="k"></a>', 'New', '## New <a id="k"></a>'],
    ['## <span id={"k"}>First</span>[^2]', 'New', '## New <a id={"k"}></a>[^2]'],
    ['## <a name="k" />First', 'New {#own}', '## New <a name="k"></a> {#own}'],
    ['## First[^2] <a id="k"></a>', 'New[^2] <a id="k"></a>', '## New[^2] <a id="k"></a>'],
    ['## First <Term id="base">price</Term>', 'New', '## New'],
  ])('keeps its footnotes and the anchors in it: %s', (before, heading, after) => {
    write({ [file]: page(`${before}\n\n[^2]: Note.`) });
    const anchor = before.includes('price') ? 'first-price' : 'first';
    apply(planHeadingRename(root, file, anchor, heading));
    expect(read(file)).toBe(page(`<a id="${anchor}"></a>\n\n${after}\n\n[^2]: Note.`));
  });

  it('keeps the anchors in a heading of plain Markdown', () => {
    write({ [file]: page("## <a class=x id='k'>First</a><br>[^2]\n\n[^2]: Note.", 'format: md\n') });
    apply(planHeadingRename(root, file, 'first', 'New'));
    expect(read(file)).toContain("\n## New <a id='k'></a>[^2]\n");
  });

  it('does not reach into a partial', () => {
    write({ [file]: page("import P from './_p.mdx';\n\n<P />"), 'content/docs/pricing/_p.mdx': '## Deep' });
    expect(() => planHeadingRename(root, file, 'deep', 'x')).toThrow('is in content/docs/pricing/_p.mdx');
  });

  it('names the anchors that there are', () => {
    expect(() => planHeadingRename(root, file, 'third', 'x')).toThrow('Expected one of: first, second.');
  });
});

describe('a change that cannot be made', () => {
  it.each([
    ['content/docs/nothing.mdx', 'content/docs/new.mdx', 'content/docs/nothing.mdx does not exist.'],
    ['content/docs/all.mdx', 'content/docs/pricing/rule.mdx', 'content/docs/pricing/rule.mdx exists already.'],
    ['content/docs/all.mdx', 'content/docs/all', 'content/docs/all must end in .mdx or .md'],
    ['content/docs/pricing', 'content/docs/pricing/old', 'content/docs/pricing/old is inside of content/docs/pricing.'],
    ['content/docs/all.mdx', 'elsewhere/all.mdx', 'elsewhere/all.mdx is no file or folder of an area.'],
    ['content/docs/all.mdx', 'content/docs/node_modules/all.mdx', 'all.mdx cannot be a page.'],
  ])('is refused: %s → %s', (from, to, message) => {
    expect(() => planMove(root, from, to)).toThrow(message);
  });

  it.each(['content/docs/pricing/dot.png', 'content/docs/pricing/_category_.yml'])(
    'is refused with what was expected: a move or removal of the file %s, which is no page',
    (file) => {
      const message = `${file} is no page. Expected one in .mdx or .md, or the folder with the file.`;
      expect(() => planMove(root, file, `content/docs/new${path.extname(file)}`)).toThrow(message);
      expect(() => planRemoval(root, file, '/docs/all')).toThrow(message);
    },
  );

  it.each(['content/docs/pricing/dot.png', 'content/docs/pricing', 'content/docs/nothing.mdx', 'content/docs'])(
    'is refused with what was expected: a new heading in %s, which is no page',
    (file) => {
      expect(() => planHeadingRename(root, file, 'a', 'b')).toThrow(
        `${file} is no page. Expected one such as content/docs/pricing/discounts.mdx.`,
      );
    },
  );

  it('changes nothing when a page cannot be read', () => {
    write({ 'content/docs/bad.mdx': page('<b>') });
    expect(() => planMove(root, 'content/docs/all.mdx', 'content/docs/new.mdx')).toThrow(
      'content/docs/bad.mdx cannot be read, so nothing was changed',
    );
  });
});

it('a plan says what will be done', () => {
  const plan = planMove(root, base, 'content/docs/costs.mdx');
  expect(describePlan(plan)).toBe(
    [
      'move     content/docs/pricing/base.mdx → content/docs/costs.mdx',
      'rewrite  content/data/glossary.yml',
      'rewrite  content/data/redirects.csv',
      'rewrite  content/docs/all.mdx',
      'rewrite  content/docs/pricing/rule.mdx',
      'redirect /docs/pricing/base → /docs/costs',
      'mention  site/settings.ts:1 names an old path; change it by hand',
      '',
    ].join('\n'),
  );
});
