import { readdirSync } from 'node:fs';
import { readGitDates } from '../../node/content/git-dates';
import { links, metas, readOutput, readPages } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const xml = readOutput('sitemap.xml');
const entries = [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, body = '']) => ({
  location: /<loc>([^<]*)/.exec(body)?.[1] ?? '',
  modified: /<lastmod>([^<]*)/.exec(body)?.[1],
  frequency: /<changefreq>([^<]*)/.exec(body)?.[1],
  priority: /<priority>([^<]*)/.exec(body)?.[1],
}));
const locations = entries.map((entry) => entry.location);
const siteUrl = new URL(locations[0] ?? '').origin;

describe('sitemap', () => {
  it('SIT-01 SIT-07 is one file, and what the plugin wrote is gone', () => {
    expect(readdirSync(publicDir).filter((name) => /^sitemap.*\.xml$/.test(name))).toEqual(['sitemap.xml']);
    expect(entries.length).toBeGreaterThan(470);
  });

  it('SIT-01 every address has weekly changes and priority 0.5', () => {
    expect(entries.filter(({ frequency, priority }) => frequency !== 'weekly' || priority !== '0.5')).toEqual([]);
  });

  it('SIT-01 a document has the date of its last commit, where there is a history', () => {
    const dates = new Map(
      entries.map(({ location, modified }) => [decodeURI(location.slice(siteUrl.length)), modified]),
    );
    const docs = pages.filter(({ kind, path: route }) => kind === 'doc' && dates.has(route));
    expect(docs.length).toBeGreaterThan(380);
    const isDate = (modified: string | undefined): boolean => /^\d{4}-\d{2}-\d{2}$/.test(modified ?? '');
    const committed = readGitDates();
    const wrong = docs.filter(
      ({ path: route, sourcePath = '' }) => committed.has(sourcePath) && !isDate(dates.get(route)),
    );
    expect(wrong.map(({ path: route }) => route)).toEqual([]);
  });

  it('SIT-02 SIT-03 SIT-04 has the listed pages and no other: no guides, no dokuspark, no search, nothing hidden', () => {
    const expected = pages.filter(
      (page) =>
        !page.unlisted &&
        !/^\/(?:guides|dokuspark|search)(?:\/|$)/.test(page.path) &&
        metas(page, 'robots').length === 0,
    );
    expect([...locations].sort()).toEqual(expected.map((page) => siteUrl + encodeURI(page.path)).sort());
  });

  it('SIT-07 MET-04 names canonical addresses, sorted, once', () => {
    const canonical = new Set(pages.flatMap((page) => links(page, 'canonical')));
    expect(locations.filter((location) => !canonical.has(location))).toEqual([]);
    expect(locations).toEqual([...locations].sort());
    expect(new Set(locations).size).toBe(locations.length);
  });

  it('SIT-08 robots.txt and every page point to it', () => {
    expect(readOutput('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
    expect(readOutput('robots.txt')).not.toMatch(/^Disallow: \S/m);
    expect(pages.filter((page) => links(page, 'sitemap').join() !== '/sitemap.xml').map((page) => page.path)).toEqual(
      [],
    );
  });

  it('RTE-12 keeps the spelling of declared paths', () => {
    expect(locations).toContain(`${siteUrl}/docs/desktop-tools/ca-help/video-turorials`);
  });
});
