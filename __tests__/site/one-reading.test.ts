import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import fc from 'fast-check';
import { readDocFacts } from '../../node/check/site';
import { listPublishedFiles } from '../../node/compile/compile-cache';
import { splitFrontMatter } from '../../node/content/front-matter';
import { isPublished } from '../../node/content/doc';
import { readStoredContent } from '../../node/content/stored-content';
import { collectFacts } from '../../node/reading/page-facts';
import { attributeOf, elementsIn, isElement, parseHtml } from '../../node/reading/parse';
import { htmlFileOf } from '../../node/publish/site-pages';
import type { Diagnostic } from '../../src/shared/content-tree';
import { site } from '../../src/shared/site';
import { change, damage } from '../fuzz/damage';
import { FixtureSite, page } from './support/fixture-site';

/** Pages that list others, which only the build knows: by a component of this site, or by `<DocCardList />`. */
const listing = /<(?:MeasureTable|MeasureGroups|NewChanges|DocCardList)\b/;

/** Links that the build makes of data: of glossary terms, and to symptoms on other pages. */
function removeMadeParts(body: Element): void {
  const isMade = (element: Element): boolean =>
    ['popover', 'dataSearchIgnore'].some((name) => attributeOf(element, name) !== undefined);
  for (const element of [body, ...elementsIn(body)])
    element.children = element.children.filter((child) => !isElement(child) || !isMade(child));
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].sort();
/** React makes those that begin so. */
const isWritten = (id: string): boolean => !id.startsWith('_R_');

it('BLD-03 BLD-09 what a check without a build reads of each page is what its built HTML says', () => {
  const docs = readStoredContent(path.resolve('.')).docs.filter(isPublished);
  expect(docs.length).toBeGreaterThan(300);
  for (const { path: route, sourcePath, facts } of readDocFacts(docs)) {
    const document = parseHtml(readFileSync(htmlFileOf('public', route), 'utf8'));
    const whole = collectFacts(document);
    const body = [...elementsIn(document)].find((element) => attributeOf(element, 'dataSearchBody') !== undefined);
    if (!body) throw new Error(`${route} has no text.`);
    const ids = collectFacts(body).ids.filter(isWritten);
    removeMadeParts(body);
    // Links to headings and between footnotes are made of ids.
    const links = collectFacts(body).links.filter((href) => !href.startsWith('#') || facts.links.includes(href));
    const isListing = listing.test(readFileSync(sourcePath, 'utf8'));
    expect([route, unique(ids)]).toEqual([route, unique(facts.ids)]);
    expect([route, unique(isListing ? [...links, ...facts.links] : facts.links)]).toEqual([route, unique(links)]);
    expect([route, whole.headings]).toEqual([route, facts.headings]);
    expect([route, whole.titles]).toEqual([route, facts.titles.map((title) => `${title} | ${site.siteTitle}`)]);
    expect([route, whole.descriptions]).toEqual([route, facts.descriptions]);
    expect([route, whole.canonicals.map((address) => new URL(address).pathname)]).toEqual([route, facts.canonicals]);
  }
});

/** What a parser of HTML makes something else of than what is written, and what looks like our own marks. */
const edges = [
  '<Tabs lazy>\n<TabItem value="a">one</TabItem>\n<TabItem value="b" default>\n\ntwo [here](./list/b.mdx)\n\n## In b\n\n</TabItem>\n</Tabs>',
  '<Tabs lazy defaultValue={null}><TabItem value="a">closed</TabItem></Tabs>',
  '<Tabs defaultValue="b"><TabItem value="a">first</TabItem><TabItem value="b">second</TabItem></Tabs>',
  'A <Tabs><TabItem value="a">in a sentence</TabItem></Tabs> b.',
  '<p>a<ul><li>b</li></ul>c</p>',
  '<p>k<hr/>j</p>',
  '<p>x<h3>q</h3>y</p>',
  '<p>t<table><tbody><tr><td>cell</td></tr></tbody></table></p>',
  '<dl><dt>t<dt>u</dt></dt><dd>d<dd>e</dd></dd></dl>',
  '<ul><li>a<li>b</li></li></ul>',
  '<a href="/docs/list/a">out<a href="/docs/list/b">in</a></a>',
  '[q](/docs/list/a?x=1&y=2) [r](/docs/list/a?x=1&amp;lt;2) [s](/docs/list/a?(b)) [t](<./list/b.mdx>)',
  '`](x-open:0)` [x](x-open:0) [image:0](image:0) ![i](image:0) <img src="image:0" alt="" />',
  '![photo](./img/photo.png) ![again](./img/photo.png "Title") <Image src="./img/photo.png" alt="c" className="k" width={30} />',
  '[m](mailto:a@example.com) [n](#in-b) [o](https://example.com/x?a=1&b=2#c) [p](pathname:///llms.txt) [h](http:foo)',
  '<Term id="term">one</Term>\n<Term id="term">two</Term> <Term id="gone">three</Term>',
  '<details>\n<summary>Sum *m*</summary>\n\nBody\n\n</details>',
  '<svg viewBox="0 0 1 1"><title>Drawing</title></svg> <a name="here">named</a> {/* nothing */}',
  '```mermaid alt="x" title="Pie"\npie\n  "a": 1\n```',
].join('\n\n');

const comparison = '__tests__/site/support/compare-readings.mjs';

interface Compared {
  compared: number;
  open: string[];
  differences: object[];
  /** What a check finds of what a build reports. */
  faults: Diagnostic[];
}

const describeAll = (faults: readonly Diagnostic[]): string[] =>
  faults
    .map(({ severity, rule, file, position, message }) =>
      [file, position?.line, position?.column, severity, rule, message].join(':'),
    )
    .sort();

it('search, Markdown and metadata of all pages are the same by content and by built HTML', () => {
  const { compared, open, differences } = JSON.parse(
    execFileSync(process.execPath, [comparison], { encoding: 'utf8', maxBuffer: 2 ** 28 }),
  ) as Compared;
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(2 * open.length);
});

/** `PROPERTY_SEED` chooses others. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261127);

/** Pages of this site with random changes, which break most of them. */
function damagedPages(): [file: string, text: string][] {
  const texts = listPublishedFiles()
    .map((file) => splitFrontMatter(readFileSync(file, 'utf8')).body)
    .filter(({ length }) => length < 4_000);
  return fc
    .sample(fc.record({ text: fc.constantFrom(...texts), changes: fc.array(change, { minLength: 1, maxLength: 4 }) }), {
      numRuns: 200,
      seed,
    })
    .map(({ text, changes }, index) => [
      `content/docs/damaged/${index}.mdx`,
      // Files with such characters end a build before it reads any.
      page(`Damaged ${index}`, damage(text, changes).replace(/\0|\p{Cs}/gu, '')),
    ]);
}

it('of every kind of text, and of pages damaged at random, the content says the same as the built HTML, and a check the same as a build', async () => {
  const examples = path.resolve('__tests__/fixtures/compile');
  const names = readdirSync(examples).filter((name) => existsSync(path.join(examples, name, 'input.mdx')));
  const fixture = new FixtureSite({
    'content/docs/index.mdx': page('Home'),
    'content/guides/reader.mdx': page('Guide', '## Without a title', 'hide_title: true'),
    'content/docs/list/_category_.yml': 'label: List & more\nlink:\n  type: generated-index\n',
    'content/docs/list/a.mdx': page('A  *title* & more', 'Text.', 'keywords: [one, two]\nstart_here: true'),
    'content/docs/list/b.mdx': '---\ntitle: No text\n---\n',
    'content/docs/unlisted.mdx': page('Unlisted', 'Text.', 'unlisted: true'),
    'content/docs/edges.mdx': page('Two  spaces, <b> & "quotes"', edges, 'keywords: ["a, b", c]'),
    'content/docs/untitled.mdx': '# Own *title* <Term id="order">x</Term>\n\nText.\n',
    'content/data/glossary.yml': 'term:\n  term: term\n  definition: A word.\n',
    ...Object.fromEntries(
      names.map((name) => [
        `content/docs/${name}.mdx`,
        page(name, readFileSync(path.join(examples, name, 'input.mdx'), 'utf8')),
      ]),
    ),
    ...Object.fromEntries(damagedPages()),
  });
  try {
    fixture.copy('__tests__/fixtures/compile/site', '.');
    fixture.copy(comparison, comparison);
    // Their faults are on purpose.
    await fixture.build();
    const { code, output } = await fixture.runScript(path.join('..', comparison));
    expect([code, output.slice(0, 200)]).toEqual([0, expect.stringMatching(/^\{/)]);
    const { compared, open, differences, faults } = JSON.parse(output) as Compared;
    expect(differences).toEqual([]);
    expect(compared).toBeGreaterThan(names.length + 150);
    expect(open.filter((route) => !route.includes('/damaged/'))).toEqual([
      '/docs/doc-card-lists',
      '/docs/symptom-lists',
    ]);
    const { diagnostics } = JSON.parse(fixture.read('.cache/content-report.json')) as { diagnostics: Diagnostic[] };
    expect(diagnostics.length).toBeGreaterThan(1_000);
    expect(describeAll(faults)).toEqual(
      describeAll(diagnostics.filter(({ file }) => /^(?:content|site)\//.test(file))),
    );
  } finally {
    fixture.dispose();
  }
}, 300_000);
