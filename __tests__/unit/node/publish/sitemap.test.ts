import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OutputWriter } from '../../../../node/publish/output-writer';
import { isExcluded, writeSitemap } from '../../../../node/publish/sitemap';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => project.remove());

describe('isExcluded', () => {
  it.each([
    ['/guides', true],
    ['/guides/example', true],
    ['/guidesx', false],
    ['/dokuspark', true],
    ['/dokuspark/x', false],
    ['/docs/guides/x', false],
  ])('SIT-02 GLB-05 %s: %s', (page, expected) => {
    expect(isExcluded(page)).toBe(expected);
  });
});

describe('writeSitemap', () => {
  const url = (page: string, date = '2024-02-03T00:00:00.000Z'): string =>
    `<url><loc>https://x.example/${page}</loc><lastmod>${date}</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>`;
  const part = (...urls: string[]): string => `<?xml version="1.0"?><urlset xmlns="s">${urls.join('')}</urlset>`;
  const write = (limit?: number): string => {
    writeSitemap(new OutputWriter(project.root), 'https://x.example', limit);
    return readFileSync(path.join(project.root, 'sitemap.xml'), 'utf8');
  };
  const locations = (xml: string): string[] =>
    [...xml.matchAll(/<loc>([^<]*)/g)].map(([, location]) => String(location));

  it('SIT-01 SIT-07 makes one sorted sitemap.xml with plain dates of what the plugin wrote, and removes that', () => {
    project.write({
      'sitemap-index.xml': '<sitemapindex><sitemap><loc>x</loc></sitemap></sitemapindex>',
      'sitemap-0.xml': part(url('b'), url('c&amp;d')),
      'sitemap-1.xml': part(url('a')),
    });
    const xml = write();
    expect(locations(xml)).toEqual(['https://x.example/a', 'https://x.example/b', 'https://x.example/c&amp;d']);
    expect(xml.match(/<lastmod>[^<]*/g)).toEqual(Array(3).fill('<lastmod>2024-02-03'));
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">/);
    expect(readdirSync(project.root)).toEqual(['sitemap.xml']);
  });

  it('SIT-07 splits above the limit of the protocol, and stays the same when built again', () => {
    const build = (): string => {
      project.write({ 'sitemap-0.xml': part(...['e', 'd', 'c', 'b', 'a'].map((page) => url(page))) });
      return write(2);
    };
    const index = build();
    expect(locations(index)).toEqual([1, 2, 3].map((number) => `https://x.example/sitemap-part-${number}.xml`));
    const parts = [1, 2, 3].map((number) =>
      readFileSync(path.join(project.root, `sitemap-part-${number}.xml`), 'utf8'),
    );
    expect(parts.map((xml) => locations(xml).length)).toEqual([2, 2, 1]);
    expect(parts.flatMap(locations)).toEqual(['a', 'b', 'c', 'd', 'e'].map((page) => `https://x.example/${page}`));
    expect(build()).toBe(index);
    expect(readdirSync(project.root)).toHaveLength(4);
  });

  it('SIT-07 sorts by address: a page comes before one whose name begins with its name', () => {
    project.write({ 'sitemap-0.xml': part(url('a-b'), url('a'), url('a/b')) });
    expect(locations(write())).toEqual(['a', 'a-b', 'a/b'].map((page) => `https://x.example/${page}`));
  });

  it('is empty, not missing, without pages', () => {
    expect(locations(write())).toEqual([]);
    expect(existsSync(path.join(project.root, 'sitemap.xml'))).toBe(true);
  });
});
