import * as fc from 'fast-check';
import { DomUtils, parseDocument } from 'htmlparser2';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { stringify } from 'yaml';
import { findNameFault } from '../../node/content/check-files';
import { placeDoc } from '../../node/content/doc-path';
import { markdownPath, withoutSlash } from '../../src/shared/paths';
import { fillProductName } from '../../src/shared/product';
import { site as definition } from '../../src/shared/site';
import { FixtureSite } from './support/fixture-site';

// Two builds, not calculations.
jest.setTimeout(600_000);

/** `PROPERTY_SEED` and `PROPERTY_PAGES` choose others, and more. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261126);
const count = Number(process.env.PROPERTY_PAGES ?? 60);

const namePieces = [
  ...Array.from("aZ0_-.()[]{}'&+,;=@$!~^`|*:"),
  ' ',
  'word',
  '\u00fc',
  'u\u0308',
  '\u8a2d\u8a08',
  '\ud83d\ude42',
  '\u0639\u0631\u0628',
  '%20',
  '01-',
  '2024-11-18-',
  '\u00e9'.repeat(30),
];
/** No path of a page may have them. */
const refusedPieces = [...Array.from('"%#?<>\\'), '%2F', '%25'];
const names = fc
  .array(
    fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...namePieces) },
      { weight: 1, arbitrary: fc.constantFrom(...refusedPieces) },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))
  .filter((name) => !/^[._]|^\s|\s$/.test(name) && Buffer.byteLength(name) < 240);

const textPieces = [
  ...Array.from('aZ0-_.:;,!?"\'<>&#%{}[]()*`~|\\/=+@$^'),
  ' ',
  'word',
  '&lt;/script&gt;',
  '</script><script>alert(1)</script>',
  '<!--',
  ']]>',
  '&quot;',
  '&amp;',
  '<b>',
  '\u00fc',
  'u\u0308',
  '\u0639\u0631\u0628\u064a',
  '\u200b',
  '\ud83d\ude42',
  '3.10',
  '007',
  'true',
  'null',
  '~',
  '2024-11-18',
  '- ',
  '# ',
  '{product}',
];
/** Spaces are collapsed and trimmed by HTML and by writers' eyes alike. */
const texts = fc
  .array(fc.constantFrom(...textPieces), { minLength: 1, maxLength: 8 })
  .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && !/^\u200b*$/.test(text));

interface Page {
  file: string;
  title: string;
  description: string;
  label: string;
}

const pages: Page[] = fc
  .sample(fc.record({ name: names, folder: fc.option(names), title: texts, description: texts, label: texts }), {
    numRuns: count,
    seed,
  })
  .map(({ name, folder, title, description, label }, index) => ({
    file: `content/docs/any/${folder === null ? '' : `${folder}/`}${name}${index}.mdx`,
    title: `${title} ${index}`,
    description: `${description} ${index}`,
    label: `${label} ${index}`,
  }));

const fill = (text: string): string => fillProductName(text, definition.product);

const site = new FixtureSite({
  'content/docs/index.mdx': '---\ntitle: Home\ndescription: The home page of this fixture.\n---\n\nText.\n',
  'content/guides/guide.mdx': '---\ntitle: Guide\ndescription: The guide of this fixture.\n---\n\nText.\n',
  'content/docs/any/_category_.yml': 'label: Any\nlink:\n  type: generated-index\n',
  ...Object.fromEntries(
    pages.map(({ file, title, description, label }) => [
      file,
      `---\n${stringify({ title, description, sidebar_label: label })}---\n\nText of the page.\n`,
    ]),
  ),
});

afterAll(() => site.dispose());

const isRefused = ({ file }: Page): boolean => findNameFault(file) !== null;
const kept = pages.filter((page) => !isRefused(page));
const routeOf = ({ file }: Page): string => placeDoc(file.slice('content/docs/'.length), '/docs', {}).path;

interface Report {
  diagnostics: { severity: string; rule: string; file: string }[];
}

const readReport = (): Report => JSON.parse(site.read('.cache/content-report.json')) as Report;

it('RTE-01 names that cannot be a path are named, all of them, before anything is built', async () => {
  expect(kept.length).toBeGreaterThan(count / 3);
  expect(kept.length).toBeLessThan(count);
  const { code, output } = await site.build();
  expect(code).toBe(1);
  const named = readReport().diagnostics.filter(({ rule }) => rule === 'file-name');
  expect(named.map(({ file }) => file).sort()).toEqual(
    pages
      .filter(isRefused)
      .map(({ file }) => file)
      .sort(),
  );
  expect(output).not.toContain('Building production JavaScript');
  for (const { file } of pages.filter(isRefused)) {
    site.remove(file);
    const folder = file.slice(0, file.lastIndexOf('/'));
    if (folder !== 'content/docs/any' && site.list(folder).length === 0) site.remove(folder);
  }
});

describe('the pages of all other names', () => {
  let main: Map<Page, ReturnType<typeof parseDocument>>;

  beforeAll(async () => {
    const { code, output } = await site.build();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    main = new Map(
      kept.map((page) => [page, parseDocument(site.read(`public${withoutSlash(routeOf(page))}/index.html`))]),
    );
  });

  it('are in the routes, the sitemap, the search records, llms.txt, and there as Markdown', () => {
    const routes = JSON.parse(site.read('public/routes.json')) as string[];
    const sitemap = parseDocument(site.read('public/sitemap.xml'), { xmlMode: true });
    const locations = DomUtils.getElementsByTagName('loc', sitemap).map((element) =>
      decodeURIComponent(new URL(DomUtils.textContent(element)).pathname),
    );
    const records = JSON.parse(site.read('public/search/records.json')) as { url: string }[];
    const recorded = new Set(records.map(({ url }) => decodeURI(new URL(url, 'http://localhost').pathname)));
    const listed = new Map<string, string>();
    visit(fromMarkdown(site.read('public/llms.txt')), 'link', (link) => {
      listed.set(decodeURI(new URL(link.url).pathname), toString(link));
    });
    for (const page of kept) {
      const route = routeOf(page);
      expect([route, routes.includes(route)]).toEqual([route, true]);
      expect([route, locations.includes(route)]).toEqual([route, true]);
      expect([route, recorded.has(route)]).toEqual([route, true]);
      expect([route, listed.get(markdownPath(route))]).toEqual([route, fill(page.title)]);
      expect([route, site.exists(`public${markdownPath(route)}`)]).toEqual([route, true]);
    }
  });

  it('MET-02 have the characters of title, description and label as they were written, wherever they stand', () => {
    const queries = site.list('public/page-data/sq/d').map((name) => site.read(`public/page-data/sq/d/${name}`));
    const labels = queries.find((text) => text.includes('"allSidebar"')) ?? '';
    const records = JSON.parse(site.read('public/search/records.json')) as { hierarchy: { lvl1: string } }[];
    const titles = new Set(records.map(({ hierarchy }) => hierarchy.lvl1));
    const cards = DomUtils.textContent(parseDocument(site.read('public/docs/category/any/index.html')));
    for (const [page, document] of main) {
      const title = fill(page.title);
      const description = fill(page.description);
      const [h1] = DomUtils.getElementsByTagName('h1', document);
      const [head] = DomUtils.getElementsByTagName('title', document);
      const metas = DomUtils.getElementsByTagName('meta', document);
      const meta = (name: string): string | undefined =>
        metas
          .filter((element) => [element.attribs.name, element.attribs.property].includes(name))
          .map((element) => DomUtils.getAttributeValue(element, 'content'))[0];
      expect(DomUtils.textContent(h1 ?? [])).toBe(title);
      expect(DomUtils.textContent(head ?? [])).toContain(title);
      expect([meta('description'), meta('og:description')]).toEqual([description, description]);
      const scripts = DomUtils.getElementsByTagName('script', document);
      const data = scripts
        .filter((element) => element.attribs.type === 'application/ld+json')
        .map(DomUtils.textContent);
      expect(data.length).toBeGreaterThan(0);
      expect(data.map((json) => JSON.stringify(JSON.parse(json))).join('\n')).toContain(
        JSON.stringify(title).slice(1, -1),
      );
      // Nothing of it is live.
      expect(
        scripts.filter(
          (element) => DomUtils.textContent(element).includes('alert(1)') && element.attribs.type === undefined,
        ),
      ).toEqual([]);
      expect(labels).toContain(JSON.stringify(fill(page.label)).slice(1, -1));
      expect(titles).toContain(title);
      if (!page.file.replace('content/docs/any/', '').includes('/')) expect(cards).toContain(fill(page.label));
    }
  });
});
