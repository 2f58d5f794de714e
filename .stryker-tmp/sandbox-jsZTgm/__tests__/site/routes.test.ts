import { existsSync } from 'node:fs';
import path from 'node:path';
import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { startServer } from '../../scripts/server/start-server.mjs';
import { settings } from '../../src/shared/settings';
import { publicDir, readAliases, readRoutes } from './support/site';

const routes = readRoutes();
/** `/docs` is in the table as an area and in the alias table as an address. */
const pages = routes.filter(({ path: route }) => route !== '/docs');
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

interface Page {
  title: string;
  heading: string;
  description: string;
  canonical: string;
  robots: string;
}

function read(html: string): Page {
  const document = parseDocument(html);
  const meta = (name: string): string =>
    getElementsByTagName('meta', document).find(({ attribs }) => attribs.name === name)?.attribs.content ?? '';
  const link = getElementsByTagName('link', document).find(({ attribs }) => attribs.rel === 'canonical');
  return {
    title: textContent(getElementsByTagName('title', document)[0] ?? []),
    heading: textContent(getElementsByTagName('h1', document)[0] ?? []),
    description: meta('description'),
    canonical: link?.attribs.href ?? '',
    robots: meta('robots'),
  };
}

describe('routes', () => {
  it('has a table of all of them', () => {
    expect(pages.length).toBeGreaterThan(480);
    expect(new Set(pages.map(({ path: route }) => route)).size).toBe(pages.length);
  });

  it.each(pages.filter(({ kind }) => kind !== 'page'))(
    'RTE-01 RTE-06 $path has its title and description, and is canonical as declared',
    async ({ path: route, title }) => {
      const { status, html } = await get(route);
      expect(status).toBe(200);
      const page = read(html);
      expect(page.heading).toBe(title);
      expect(page.title).toBe(`${title} | ${settings.siteTitle}`);
      expect(page.description.length).toBeGreaterThanOrEqual(50);
      expect(new URL(page.canonical).pathname).toBe(encodeURI(route));
    },
  );

  it.each(pages.filter(({ kind }) => kind === 'page'))(
    'RTE-01 $path has a heading and its canonical address',
    async ({ path: route }) => {
      const { status, html } = await get(route);
      expect(status).toBe(200);
      const page = read(html);
      expect(page.heading).not.toBe('');
      expect(new URL(page.canonical).pathname).toBe(route);
    },
  );

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

  it.each(pages.filter(({ unlisted }) => unlisted))(
    'VIS-03 $path is kept from search engines',
    async ({ path: route }) => {
      expect(read((await get(route)).html).robots).toBe('noindex, nofollow');
    },
  );

  it('declares each of them to hosts', async () => {
    const declared: unknown = await (await fetch(`${server.origin}/routes.json`)).json();
    expect(declared).toEqual(expect.arrayContaining(pages.map(({ path: route }) => route)));
  });
});

describe('aliases', () => {
  it('has a table of them', () => {
    expect(aliases.length).toBeGreaterThan(60);
  });

  it.each(aliases)('RTE-09 RTE-11 $from leads to $to in one hop', async ({ from, to }) => {
    for (const form of [from, toggleSlash(from)]) {
      const { status, location } = await get(`${form}?x=1`);
      expect([301, 308]).toContain(status);
      expect(location).toBe(`${encodeURI(to)}?x=1`);
    }
    expect((await get(to)).status).toBe(200);
  });

  it.each(aliases)('$from has a page for hosts that know no redirects', async ({ from, to }) => {
    const { status, html } = await get(`${from.replace(/\/$/, '')}/index.html`);
    expect(existsSync(path.join(publicDir, from, 'index.html'))).toBe(true);
    expect(status).toBe(200);
    const page = read(html);
    expect(page.robots).toBe('noindex');
    expect(new URL(page.canonical).pathname).toBe(encodeURI(to));
  });
});
