import { existsSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { startServer } from '../../scripts/server/start-server.mjs';
import { site } from '../../src/shared/site';
import { withoutSlash } from '../../src/shared/paths';
import { links, metas, readPages, select } from './support/pages';
import type { BuiltPage } from './support/pages';
import { publicDir, readAliases, readRoutes } from './support/site';

const pages = readPages();
const declared = new Map(pages.map((page) => [withoutSlash(page.path), page.path]));
/** Addresses of the client, and whether each is that of a page. */
const routes = readRoutes();
const aliases = readAliases(pages.map(({ path: route }) => route));

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ dir: publicDir });
});

afterAll(() => server.close());

interface Answer {
  status: number;
  location: string | null;
  html: string;
}

async function get(address: string): Promise<Answer> {
  const response = await fetch(server.origin + encodeURI(address), { redirect: 'manual' });
  return { status: response.status, location: response.headers.get('location'), html: await response.text() };
}

function toggleSlash(route: string): string {
  return route.endsWith('/') ? route.slice(0, -1) : `${route}/`;
}

/** Content of a page's one `<link rel="canonical">` as a path. */
function canonicalOf(page: BuiltPage): string {
  return new URL(links(page, 'canonical')[0] ?? '').pathname;
}

const textOf = (page: BuiltPage, name: string): string =>
  select(page.document, (element) => element.name === name)
    .map((element) => DomUtils.textContent(element))
    .join('|');

describe('routes', () => {
  it('has pages, and a table of the addresses that the client asked for', () => {
    expect(pages.length).toBeGreaterThan(480);
    expect(routes.length).toBeGreaterThan(480);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it.each(routes)('RTE-01 %s shows its page or leads there in one hop', async (route) => {
    const first = await get(route);
    if (first.status === 200) expect(declared.get(withoutSlash(route))).toBe(route);
    else {
      expect([301, 308]).toContain(first.status);
      expect((await get(decodeURI(first.location ?? ''))).status).toBe(200);
    }
  });

  it.each(pages)('RTE-01 RTE-06 $path has its title and description, and is canonical as declared', async (page) => {
    expect((await get(page.path)).status).toBe(200);
    const heading = textOf(page, 'h1');
    expect(heading).not.toBe('');
    expect(canonicalOf(page)).toBe(encodeURI(page.path));
    if (page.kind === 'page') return;
    expect(textOf(page, 'title')).toBe(`${heading} | ${site.siteTitle}`);
    const [description = ''] = metas(page, 'description');
    expect(description.length).toBeGreaterThanOrEqual(50);
  });

  it.each(pages.filter(({ path: route }) => route !== '/'))(
    'RTE-07 $path answers with the slash toggled in one hop, query kept',
    async ({ path: route }) => {
      const { status, location } = await get(`${toggleSlash(route)}?x=1&y=a%20b`.replaceAll('%20', ' '));
      expect([301, 308]).toContain(status);
      expect(location).toBe(`${encodeURI(route)}?x=1&y=a%20b`);
    },
  );

  it.each(pages)('RTE-13 $path answers under its index.html', async ({ path: route }) => {
    const { status } = await get(`${route.replace(/\/$/, '')}/index.html`);
    expect(status).toBe(200);
  });

  it('are declared to hosts, each with its page', async () => {
    const routesOfHosts: unknown = await (await fetch(`${server.origin}/routes.json`)).json();
    expect(routesOfHosts).toEqual(expect.arrayContaining(pages.map(({ path: route }) => route)));
  });
});

/** Where the client's target is today: it may have moved. */
async function placeOf(to: string): Promise<string> {
  const { status, location } = await get(to);
  return status === 200 ? encodeURI(to) : (location ?? '');
}

describe('aliases', () => {
  it('has a table of them', () => {
    expect(aliases.length).toBeGreaterThan(60);
  });

  it.each(aliases)('RTE-09 RTE-11 $from leads to $to in one hop', async ({ from, to }) => {
    const target = await placeOf(to);
    for (const form of [from, toggleSlash(from)]) {
      const { status, location } = await get(`${form}?x=1`);
      expect([301, 308]).toContain(status);
      expect(location).toBe(`${target}?x=1`);
    }
    expect((await get(decodeURI(target))).status).toBe(200);
  });

  it.each(aliases)('$from has a page for hosts that know no redirects', async ({ from, to }) => {
    const { status, html } = await get(`${from.replace(/\/$/, '')}/index.html`);
    expect(existsSync(path.join(publicDir, from, 'index.html'))).toBe(true);
    expect(status).toBe(200);
    const document = parseDocument(html);
    const page: BuiltPage = { path: from, kind: 'page', unlisted: true, html, document };
    expect(metas(page, 'robots')).toEqual(['noindex']);
    expect(canonicalOf(page)).toBe(await placeOf(to));
  });
});
