import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { compileInput } from '../../../node/compile/compile-input';
import { compilePage } from '../../../node/compile/compile-page';
import { withSlash } from '../../../src/shared/paths';
import { applyPlan } from '../src/apply-plan';
import { planMove } from '../src/move';
import { planHeadingRename } from '../src/rename-heading';
import { createProject } from '../../../__tests__/unit/node/support/project';
import type { Project } from '../../../__tests__/unit/node/support/project';
import { runs } from '../../../__tests__/fuzz/runs';

/** Names of files and folders that mean something to Markdown, to URLs or to both. */
const names = [
  'plain',
  'two words',
  'graph (x)',
  'a [b] c',
  'über-größe',
  '配置',
  'a & b',
  "it's",
  'a_b*c~d',
  'a+b=c',
  'semi;colon',
];
const name = fc.constantFrom(...names);

/** Each way to write a link in the body of a page. `{}` is the address. */
const markdownForms = [
  { form: '[t]({})', escape: 'bare' },
  { form: '[t]({} "title")', escape: 'bare' },
  { form: '[t](<{}>)', escape: 'brackets' },
  { form: '[t][r]\n\n[r]: {}', escape: 'bare' },
  { form: '[r]\n\n[r]: <{}> "title"', escape: 'brackets' },
  { form: '> - [**t** `c`]({})', escape: 'bare' },
  { form: '| a | b |\n|---|---|\n| [t]({}) | x |', escape: 'bare' },
  { form: '[![i](./dot.png)]({})', escape: 'bare' },
  { form: '[t]({}), and [t](\n{}\n)', escape: 'bare' },
  { form: '<a href="{}">t</a>', escape: 'attribute' },
  { form: "<a title='x' href='{}'>t</a>", escape: 'attribute' },
] as const;
const mdxForms = [
  ...markdownForms,
  { form: "<a href={'{}'}>t</a>", escape: 'attribute' },
  { form: '<a href={`{}`}>t</a>', escape: 'attribute' },
  { form: '<Link to="{}">t</Link>', escape: 'attribute' },
  { form: '{true && <a href="{}">t</a>}', escape: 'attribute' },
  { form: ':::note\n\n[t]({})\n\n:::', escape: 'bare' },
  { form: "export const at = '{}';\n\n<a href={at}>t</a>", escape: 'attribute' },
] as const;

const encode = (address: string): string =>
  encodeURI(address)
    .replace(/%25(?=[\dA-F]{2})/g, '%')
    .replace(/[()'&]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

function write(form: string, escape: 'bare' | 'brackets' | 'attribute', address: string): string {
  const written = escape === 'brackets' ? address.replace(/&/g, '\\&') : encode(address);
  return form.replaceAll('{}', () => written);
}

/** An address in which a file name means itself. */
const inUrl = (file: string): string => file.replace(/[%?#]/g, encodeURIComponent);

interface Page {
  format: 'md' | 'mdx';
  file: string;
  links: { form: string; escape: 'bare' | 'brackets' | 'attribute'; kind: 'relative' | 'route' | 'site' }[];
}

const page: fc.Arbitrary<Page> = fc.constantFrom('md' as const, 'mdx' as const).chain((format) =>
  fc.record({
    format: fc.constant(format),
    file: name.map((one) => `content/docs/from/${one}.${format}`),
    links: fc.array(
      fc
        .tuple(
          fc.constantFrom(...(format === 'md' ? markdownForms : mdxForms)),
          fc.constantFrom('relative' as const, 'route' as const, 'site' as const),
        )
        .map(([form, kind]) => ({ ...form, kind })),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

const frontMatter = (format: string): string =>
  `---\ntitle: A page\ndescription: A page.\n${format === 'md' ? 'format: md\n' : ''}---\n\n`;

/** Where the links of a page lead, as the compile step says: a file of the content or a path. */
function targetsIn(project: Project, file: string): string[] {
  const text = readFileSync(path.join(project.root, file), 'utf8');
  const { links, diagnostics } = compilePage(compileInput(project.root, file, text));
  expect(diagnostics).toEqual([]);
  return links.map(({ href }) => {
    const decoded = decodeURIComponent(
      href
        .replace(/^mdx:/, '')
        .replace(/#.*$/, '')
        .replace(/%(?![\dA-F]{2})/gi, '%25'),
    );
    return href.startsWith('mdx:') ? decoded : withSlash(decoded);
  });
}

function createSite({ format, file, links }: Page, target: string): Project {
  const route = `/docs/to/${target}`;
  const address = { relative: `../to/${target}.mdx`, route, site: `@site/content/docs/to/${target}.mdx` };
  const lines = links.map(({ form, escape, kind }, index) =>
    write(form, escape, `${inUrl(address[kind])}#top`)
      .replaceAll('[r]', `[r${index}]`)
      .replaceAll('at', (word) => (form.startsWith('export') ? `at${index}` : word)),
  );
  // An MDX module needs a blank line around it.
  const body = `Less than <5 {n}\n\n${lines.join('\n\n')}\n`;
  return createProject({
    [file]: `${frontMatter(format)}${format === 'md' ? body : body.replace('Less than <5 {n}', 'Text')}`,
    [`content/docs/to/${target}.mdx`]: `${frontMatter('mdx')}Text.\n`,
    'content/docs/from/dot.png': readFileSync('__tests__/fixtures/compile/site/content/docs/img/photo.png'),
  });
}

it('every link to a page leads there after the page, or the page with the link, has moved', () => {
  fc.assert(
    fc.property(page, name, name, fc.boolean(), (from, target, other, movesTarget) => {
      const project = createSite(from, target);
      const before = targetsIn(project, from.file);
      expect(before).toHaveLength(from.links.flatMap(({ form }) => form.match(/\{\}/g) ?? []).length);
      const isTarget = (to: string): boolean =>
        to === `content/docs/to/${target}.mdx` || to === withSlash(`/docs/to/${target}`);
      expect(before.filter((to) => !isTarget(to))).toEqual([]);

      const moved = movesTarget ? `content/docs/to/new/${other}.mdx` : `content/docs/deep/er/${other}.${from.format}`;
      applyPlan(project.root, planMove(project.root, movesTarget ? `content/docs/to/${target}.mdx` : from.file, moved));
      const after = targetsIn(project, movesTarget ? from.file : moved);
      const expected = before.map((to) => {
        if (!movesTarget) return to;
        return to.startsWith('/') ? `/docs/to/new/${other}/` : `content/docs/to/new/${other}.mdx`;
      });
      expect(after).toEqual(expected);
      project.remove();
    }),
    runs(150),
  );
});

it('every link to a heading has the anchor that its page gives it after a new text', () => {
  const texts = ['Setup', 'A b', '!!!', 'Toc', '`code` x', 'Ünï 你好', '🚀', 'B {product}'];
  const heading = fc.record({ text: fc.constantFrom(...texts), own: fc.constantFrom('', ' {#setup}', ' {#own}') });
  fc.assert(
    fc.property(
      fc.array(heading, { minLength: 1, maxLength: 5 }),
      fc.nat(4),
      fc.constantFrom(...texts),
      (headings, at, text) => {
        const own = headings.map((one) => one.own).filter(Boolean);
        fc.pre(new Set(own).size === own.length);
        const file = 'content/docs/page.mdx';
        const project = createProject({
          [file]: `${frontMatter('mdx')}${headings.map((one) => `## ${one.text}${one.own}`).join('\n\nText.\n\n')}\n`,
        });
        const idsIn = (source: string): string[] =>
          compilePage(compileInput(project.root, file, source)).headings.map(({ id }) => id);
        const source = readFileSync(path.join(project.root, file), 'utf8');
        const index = at % headings.length;
        const anchor = idsIn(source)[index] ?? '';
        if (idsIn(source).indexOf(anchor) === index) {
          project.write({ [file]: `${source}\n[x](#${anchor})\n` });
          applyPlan(project.root, planHeadingRename(project.root, file, anchor, text));
          const after = readFileSync(path.join(project.root, file), 'utf8');
          const written = /\[x\]\(#(.*)\)/.exec(after)?.[1] ?? '';
          expect(decodeURIComponent(written)).toBe(idsIn(after)[index]);
          expect(after.includes(`<a id="${anchor}"></a>`) || idsIn(after)[index] === anchor).toBe(true);
        }
        project.remove();
      },
    ),
    runs(40),
  );
});
