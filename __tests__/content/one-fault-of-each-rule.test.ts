import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../node/base/list-files';
import type { ContentPage } from '../../node/check/writing/corpus';
import { makeCorpus, wordsOf } from '../../node/check/writing/corpus';
import { exceptions, siteRules } from '../../node/check/site-rules';
import { basicRules } from '../../node/check/writing/basic-rules';

/** The real content, which has no fault. */
const files = new Map(listFiles(path.resolve('.'), 'content').map((file) => [file, readFileSync(file, 'utf8')]));
const { pages, data } = makeCorpus(files);
/** The path of a page that others may link to. */
const target = pages.find(({ isInSidebar }) => isInSidebar)?.path ?? '';

/** Faults at the end of a page of its own; each stands in the last line. */
const atEnd: Readonly<Record<string, string>> = {
  'heading-level': '##### Too deep a level',
  'heading-punctuation': '## The heading ends with a stop.',
  'heading-unique': '## The same words\n\n## The same words',
  'heading-empty': '##',
  'sentence-case': '## The heading Shouts',
  'link-form': `[words that say where](${target}/)`,
  'link-text': `[here](${target})`,
  'bare-address': 'The text names www.example.com as it is.',
  'image-alternative': '![](/logo-light.webp)',
  'table-columns': '| A | B |\n| - | - |\n| One |',
  'table-cell': '| A | B |\n| - | - |\n| One | |',
  term: 'The colour of the button.',
  'banned-phrase': 'You simply save.',
  semicolon: 'It is saved; the list shows it.',
  'menu-path': 'Open **Nowhere > At all**.',
  'unsaved-step': '1. In **General**, enter a name.',
  'glossary-twice': '<Term>order</Term> and <Term>order</Term>',
  fact: 'A link that is longer than 1,999 characters breaks.',
  'fact-list': 'Visitors come to versions that route visitors by region and moon.',
  'link-parameter': 'The link has `?x-source=nowhere` in it.',
  price: 'The sentence says that Lumora Notes costs 5 EUR.',
};

/** Samples at the end of a page of its own; the fault stands in their first line. */
const samples: Readonly<Record<string, string>> = {
  'code-language': '```cobol\nSTOP RUN.\n```',
  'notification-sample': '```json\n{ "meta": { "type": "Nowhere" } }\n```',
  'code-sample': '```json\n{\n```',
  'diagram-title': `\`\`\`mermaid alt="${'What the diagram shows. '.repeat(4)}"\nflowchart LR\n  a --> b\n\`\`\``,
  'diagram-alternative': '```mermaid title="A caption"\nflowchart LR\n  a --> b\n```',
};

const changed = new Map(files);
const expected: string[] = [];

/** Pages that have room for a fault, so that nothing else is wrong with them. */
const roomy = pages.filter(
  (page) =>
    page.isInSidebar &&
    !page.file.includes('/changelog/') &&
    wordsOf(page).length > 250 &&
    wordsOf(page).length < 700 &&
    !page.source.includes('<Term'),
);

function takePage(isFit: (page: ContentPage) => boolean = () => true): ContentPage {
  const page = roomy.find((candidate) => changed.get(candidate.file) === candidate.source && isFit(candidate));
  if (!page) throw new Error('The content has no page for this fault.');
  return page;
}

function expectFault(rule: string, file: string, line: number): void {
  expected.push(`${file}:${line} ${rule}`);
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length;
}

function append(rule: string, { file, source }: ContentPage, text: string, isFirstLine: boolean): void {
  const before = `${source.trimEnd()}\n\n`;
  changed.set(file, `${before}${text}\n`);
  expectFault(rule, file, countLines(before) + 1 + (isFirstLine ? 1 : countLines(text)));
}

for (const [rule, text] of Object.entries(atEnd)) append(rule, takePage(), text, false);
for (const [rule, text] of Object.entries(samples)) append(rule, takePage(), text, true);

function replace(rule: string, { file, source }: ContentPage, line: RegExp, text: string, at = 1): void {
  changed.set(file, source.replace(line, text));
  expectFault(rule, file, at);
}

function create(name: string, links: readonly string[], rows: readonly string[], frontMatter = ''): string {
  const file = `content/docs/fault/${name}.mdx`;
  const targets = links.map((target) => `[Page about ${target}](/docs/${target})`).join('\n\n');
  const head = `title: Fault ${name}\ndescription: The page is only for ${name}.\nsidebar_position: 1${frontMatter}`;
  changed.set(file, `---\n${head}\n---\n\n${rows.join('\n\n')}\n\n${targets}\n`);
  return file;
}

function makeRows(factor: number): string[] {
  return Array.from({ length: 60 }, (_, index) => `Row ${index} of them holds the value ${index * factor}.`);
}

/** Faults that are not of one place in the text. */
function addFaultsOfPages(): void {
  const blockless = takePage(({ source }) => !source.includes('<SupportRequest'));
  append('request-missing', blockless, 'Ask the support team to activate it.', false);
  const rightless = takePage(({ source }) => !/\b(?:rights?|privileges?)\b/i.test(source));
  append('right-missing', rightless, '1. Open **Configure > Tools > Regions**, enter a name and save.', false);

  const elsewhere = target.replace('/docs/', '');
  expectFault('island', create('one', ['fault/two', 'fault/three', 'fault/four'], makeRows(7)), 1);
  expectFault('few-links', create('two', [], makeRows(13)), 6);
  expectFault('repetition', create('three', ['fault/two', elsewhere], makeRows(13)), 6);
  expectFault(
    'data-key',
    create('four', ['fault/two', elsewhere], makeRows(17).slice(0, 20), '\ndimension: nowhere'),
    1,
  );

  const long = takePage();
  changed.set(long.file, `${long.source}\n${makeRows(19).concat(makeRows(23)).join(' ')}\n`);
  expectFault('word-count', long.file, long.lineOffset + 1);

  const noPosition = takePage();
  replace('front-matter-missing', noPosition, /^sidebar_position:.*\n/m, '');
  const noStop = takePage(({ source }) => /^description: [^'">|].*\.$/m.test(source));
  const line = noStop.source.split('\n').findIndex((text) => text.startsWith('description:')) + 1;
  replace('description-sentence', noStop, /^(description: .*)\.$/m, '$1', line);
  const summed = takePage(({ source }) => /^summary: /m.test(source));
  const at = summed.source.split('\n').findIndex((text) => text.startsWith('summary:')) + 1;
  replace('card-text', summed, /^summary: .*$/m, `summary: ${'Too long. '.repeat(8)}Too long.`, at);
  const folders = pages.map(({ file, frontMatter }) => (frontMatter.group === undefined ? '' : path.dirname(file)));
  const isLarge = (folder: string): boolean => folders.filter((other) => other === folder).length > 12;
  const inLargeCategory = pages.find(
    ({ file, source, frontMatter }) =>
      frontMatter.group !== undefined && isLarge(path.dirname(file)) && changed.get(file) === source,
  );
  if (inLargeCategory) replace('group-missing', inLargeCategory, /^group:.*\n/m, '');
}

/** Faults that need data. */
function addFaultsOfData(): void {
  const terms = Object.keys(data['glossary.yml'] ?? {}).slice(0, 30);
  append('glossary-count', takePage(), terms.map((key) => `<Term id="${key}">word</Term>`).join(' '), false);
  const glossary = 'content/data/glossary.yml';
  changed.set(glossary, (files.get(glossary) ?? '').replace(/^( +page: ).*$/m, '$1/docs/nowhere'));
  expectFault('glossary-page', glossary, 1);

  const measures = 'content/data/measures.yml';
  changed.set(measures, addMeasureWithoutPage(files.get(measures) ?? ''));
  expectFault('data-page', measures, 1);
  const ofMeasure = pages.find(
    ({ file, source, frontMatter }) => frontMatter.measure !== undefined && changed.get(file) === source,
  );
  if (ofMeasure) append('example-value', ofMeasure, 'In the example month it is 123456.', false);

  const guide = pages.find(({ file }) => file === 'content/guides/regions.mdx');
  const [region] = data['regions.yml']?.regions ?? [];
  if (guide && region) append('region', guide, `In ${region.name}, 999 countries.`, false);
}

/** Copies the first measure with another key. */
function addMeasureWithoutPage(text: string): string {
  const [first = ''] = /^ {2}- key:.*\n(?: {4}.*\n)*/m.exec(text) ?? [];
  const copy = first.replace(/key: .*/, 'key: without-a-page').replace(/name: .*/, 'name: Without a page');
  return text.replace(first, `${first}${copy}`);
}

const rules = [...basicRules, ...siteRules];
/** Names of the findings that this site can have: of a rule that is off there is no fault. */
const names = new Set(rules.flatMap((rule) => rule.names));
const nameOf = (fault: string): string => fault.split(' ').at(-1) ?? '';

describe('a fault of each writing rule in the real content', () => {
  addFaultsOfPages();
  addFaultsOfData();

  it('is found at its line, and nothing else is', () => {
    const corpus = makeCorpus(changed);
    const found = rules
      .flatMap((rule) => rule(corpus))
      .filter(({ rule, file }) => !exceptions.some((one) => one.rule === rule && one.file === file))
      .map(({ rule, file, position }) => `${file}:${position?.line} ${rule}`);
    expect(found.sort()).toEqual(expected.filter((fault) => names.has(nameOf(fault))).sort());
  });

  it('is one of every rule that is on', () => {
    const faults = new Set(expected.map(nameOf));
    expect([...names].filter((name) => !faults.has(name))).toEqual([]);
  });
});
