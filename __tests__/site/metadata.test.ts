import { existsSync } from 'node:fs';
import path from 'node:path';
import { site } from '../../src/shared/site';
import { links, metas, readOutput, readPages, select, structuredData } from './support/pages';
import type { BuiltPage } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const docs = pages.filter(({ path: route }) => route.startsWith('/docs/'));
const guides = pages.filter(({ path: route }) => route.startsWith('/guides/'));
const others = pages.filter((page) => !docs.includes(page) && !guides.includes(page) && page.path !== '/guides');
const siteUrl = new URL(links(pages[0] as BuiltPage, 'canonical')[0] ?? '').origin;

/** Paths of the pages that a check refuses: a message names them all. */
const offenders = (list: readonly BuiltPage[], accepts: (page: BuiltPage) => boolean): string[] =>
  list.filter((page) => !accepts(page)).map((page) => page.path);

const only = (values: readonly string[]): string | null => (values.length === 1 ? (values[0] ?? null) : null);

describe('metadata of every page', () => {
  it('has pages to look at', () => {
    expect(docs.length).toBeGreaterThan(470);
    expect(guides.length).toBeGreaterThan(2);
    expect(others.length).toBeGreaterThan(1);
  });

  it('MET-01 MET-10 one title, that of the page and the site', () => {
    const titles = (page: BuiltPage) => [...page.html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)];
    const head = (page: BuiltPage) => page.html.slice(0, page.html.indexOf('</head>'));
    expect(offenders(pages, (page) => (head(page).match(/<title/g) ?? []).length === 1)).toEqual([]);
    const ends = (page: BuiltPage) => titles(page)[0]?.[1]?.endsWith(site.siteTitle) === true;
    expect(offenders(pages, ends)).toEqual([]);
  });

  it('MET-02 MET-11 language, direction and site variant', () => {
    const attribute = (page: BuiltPage, name: string) =>
      select(page.document, (element) => element.name === 'html')[0]?.attribs[name];
    const accepts = (page: BuiltPage) =>
      attribute(page, 'lang') === 'en' &&
      attribute(page, 'dir') === 'ltr' &&
      attribute(page, 'data-site-variant') === 'public';
    expect(offenders(pages, accepts)).toEqual([]);
  });

  it('MET-03 OpenGraph and card repeat title, description and address', () => {
    const accepts = (page: BuiltPage) =>
      only(metas(page, 'og:description')) === only(metas(page, 'description')) &&
      only(metas(page, 'og:url')) === only(links(page, 'canonical')) &&
      only(metas(page, 'og:locale')) === 'en' &&
      only(metas(page, 'twitter:card')) === 'summary_large_image' &&
      only(metas(page, 'og:image')) === only(metas(page, 'twitter:image')) &&
      (only(metas(page, 'og:title')) ?? '').endsWith(site.siteTitle);
    expect(offenders(pages, accepts)).toEqual([]);
  });

  it('MET-03 the picture of every page exists', () => {
    const pictures = new Set(pages.flatMap((page) => metas(page, 'og:image')));
    const missing = [...pictures].filter(
      (url) => url.startsWith(siteUrl) && !existsSync(path.join(publicDir, decodeURI(new URL(url).pathname))),
    );
    expect(pictures.size).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('MET-04 one canonical address, absolute, slash as declared, and its languages', () => {
    const accepts = (page: BuiltPage) => {
      const canonical = siteUrl + encodeURI(page.path);
      const alternates = select(
        page.document,
        ({ attribs }) => attribs.rel === 'alternate' && attribs.hreflang !== undefined,
      );
      const languages = alternates.map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`).sort();
      return (
        only(links(page, 'canonical')) === canonical &&
        languages.join() === [`en ${canonical}`, `x-default ${canonical}`].join()
      );
    };
    expect(offenders(pages, accepts)).toEqual([]);
  });

  it.each([
    ['docs', docs, 'current', 'docs-default-current'],
    ['guides', guides, 'current', 'docs-guides-current'],
    ['other pages', others, null, 'default'],
  ] as const)('MET-05 DVR-01 %s have their version and tag for search', (_, list, version, tag) => {
    const accepts = (page: BuiltPage) =>
      only(metas(page, 'docsearch:language')) === 'en' &&
      only(metas(page, 'docsearch:version')) === version &&
      only(metas(page, 'docsearch:docusaurus_tag')) === tag;
    expect(offenders(list, accepts)).toEqual([]);
  });

  it('MET-06 the description of the search', () => {
    expect(offenders(pages, (page) => only(links(page, 'search')) === '/opensearch.xml')).toEqual([]);
    expect(readOutput('opensearch.xml')).toContain(
      `template="${siteUrl.replace(/[&<>]/g, '')}/search?q={searchTerms}"`,
    );
  });

  it('MET-08 structured data that is valid JSON and never ends its script', () => {
    const withArticle = docs.filter((page) => structuredData(page).some((data) => data['@type'] === 'TechArticle'));
    expect(withArticle.length).toBeGreaterThan(430);
    const accepts = (page: BuiltPage) =>
      structuredData(page).every((data) => data['@context'] === 'https://schema.org');
    expect(offenders(pages, accepts)).toEqual([]);
    const types = structuredData(pages.find((page) => page.path === '/') as BuiltPage).map((data) => data['@type']);
    expect(types).toContain('WebSite');
  });

  it('MET-09 its own build', () => {
    expect(offenders(pages, (page) => only(metas(page, 'generator')) === 'help-portal')).toEqual([]);
  });

  it('MET-10 one h1 and one description of 50 to 160 characters, which no other page has', () => {
    const headings = (page: BuiltPage) => select(page.document, ({ name }) => name === 'h1').length;
    expect(offenders(pages, (page) => headings(page) === 1)).toEqual([]);
    const description = (page: BuiltPage) => only(metas(page, 'description')) ?? '';
    expect(offenders(pages, (page) => description(page).length >= 50 && description(page).length <= 160)).toEqual([]);
    const all = pages.map(description);
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
  });
});
