import { makeCorpus } from '../../node/check/writing/corpus';
import type { Corpus } from '../../node/check/writing/corpus';
import type { Rule } from '../../node/check/writing/rule';
import type { Diagnostic } from '../../src/shared/content-tree';

const data: Readonly<Record<string, string>> = {
  'terms.yml': 'terms:\n  - { right: canceled, wrong: [cancelled] }\nnames: [Lumora Guard]\n',
  'banned-phrases.yml': 'phrases:\n  - { phrase: simply, instead: the sentence without it }\n',
  'menus.yml':
    'tools:\n  - { name: Web admin tool, menus: [{ label: Configure, items: [Tools] }] }\n  - { name: Commerce Assistant, menus: [{ label: Tools, items: [Regions] }] }\n',
  'glossary.yml': 'order: { term: order, definition: An agreement., page: /docs/a }\n',
  'measures.yml':
    'exampleMonth: { orders: 600, fee: 2610 }\nmeasures:\n' +
    '  - { key: fee-orders, name: Fee / Orders, definition: d, formula: f, expression: { ratio: [fee, orders] }, unit: EUR, decimals: 2, statusSensitive: true, group: g }\n',
  'regions.yml': 'regions:\n  - { key: dach, name: DACH, countries: [AT, CH, DE] }\n',
  'facts.yml':
    "items:\n  - { id: grace, group: g, label: Grace, value: 7 days, page: /docs/a, pattern: 'grace period of ([\\w-]+ days)' }\n" +
    "lists:\n  - { id: states, label: States, pattern: '(?:^states \\| state \\| [\\w ]+: |is either )([^.]*)' }\n",
  'link-parameters.yml':
    "parameters:\n  - { name: x-source, means: m, values: [app, blog] }\n  - { name: x-issue, means: m, pattern: '^\\d+$', example: '1' }\n",
  'notification-events.yml':
    'events:\n  - { type: Paid, name: Paid, prefix: none, group: g, sent: s, parts: "items, contacts" }\nfields:\n' +
    [
      ['meta', 'meta.id', 'text', 'never'],
      ['meta', 'meta.type', 'text', 'never'],
      ['items', 'items[].quantity', 'whole number', 'never'],
      ['items', 'items[].date', 'date', 'at times'],
      ['contacts', 'contacts.billing', 'contact', 'never'],
      ['contacts', 'contact: email', 'text', 'never'],
      ['refund', 'refund.amount', 'amount', 'never'],
    ]
      .map(
        ([part, name, type, missing]) =>
          `  - { part: ${part}, path: "${name}", type: ${type}, missing: ${missing}, meaning: m }\n`,
      )
      .join(''),
  'dimensions.yml': 'dimensions:\n  - { key: country, name: Country, definition: d, values: v, group: g }\n',
};

const description = 'A description of good length that ends with a full stop';

/** A page with front matter in order; its body begins on line 7. */
export function samplePage(
  body: string,
  frontMatter = `title: A page\ndescription: ${description}.\nsidebar_position: 1`,
): string {
  return `---\n${frontMatter}\n---\n\n${body}\n`;
}

/** A tiny content folder: two pages that link to each other and a category, beside the pages given. */
export function sampleCorpus(pages: Readonly<Record<string, string>>): Corpus {
  const files = new Map<string, string>();
  for (const [name, text] of Object.entries(data)) files.set(`content/data/${name}`, text);
  for (const name of ['a', 'b']) {
    const body =
      'See [the other](/docs/a), [its neighbor](/docs/b) and [the list](/docs/category/all).\n\n## An anchor';
    files.set(
      `content/docs/${name}.mdx`,
      samplePage(body, `title: Page\ndescription: ${description}, ${name}.\nsidebar_position: 1`),
    );
  }
  files.set(
    'content/docs/_category_.yml',
    `label: All\nposition: 1\nlink: { type: generated-index, slug: /category/all, description: ${description} of all. }\n`,
  );
  for (const [file, text] of Object.entries(pages)) files.set(`content/docs/${file}`, text);
  return makeCorpus(files);
}

/** Findings of a rule in one page, as `line rule`; the body begins on line 7. */
export function findIn(check: Rule, body: string, frontMatter?: string): string[] {
  return placesIn(check(sampleCorpus({ 'x.mdx': samplePage(body, frontMatter) })), 'content/docs/x.mdx');
}

/** The findings in a file, as `line rule`. */
export function placesIn(found: readonly Diagnostic[], file: string): string[] {
  return found.filter((fault) => fault.file === file).map(({ position, rule }) => `${position?.line} ${rule}`);
}

/** Front matter with that description, and more lines of it. */
export const sampleMeta = (text: string, rest = ''): string =>
  `title: A page\ndescription: ${text}\nsidebar_position: 2${rest}`;
