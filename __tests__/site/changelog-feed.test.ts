import { feedEntries } from '../../src/shared/constants';
import { changelog } from '../support/changelog';
import { links, readOutput, readPages } from './support/pages';

const { atom, rss, json } = changelog.feeds;
const xml = readOutput(atom.path.slice(1));
const ids = [...xml.matchAll(/<entry>.*?<id>([^<]*)/gs)].map(([, id = '']) => id);
const pages = readPages();

describe('feed of the changelog', () => {
  it('CHG-04 has as many entries as fit, each with its place on a page', () => {
    expect(ids).toHaveLength(feedEntries);
    const missing = ids.filter((id) => {
      const { pathname, hash } = new URL(id);
      return !pages.find(({ path }) => path === pathname)?.html.includes(`id="${hash.slice(1)}"`);
    });
    expect(missing).toEqual([]);
  });

  it('CHG-04 says the same in all formats', () => {
    const links = [...readOutput(rss.path.slice(1)).matchAll(/<item>.*?<link>([^<]*)/gs)].map(([, link = '']) => link);
    const { items } = JSON.parse(readOutput(json.path.slice(1))) as { items: { url: string }[] };
    expect(links).toEqual(ids);
    expect(items.map(({ url }) => url)).toEqual(ids);
  });

  it.each([atom, rss, json])('CHG-04 is announced on the pages of the changelog and nowhere else: $path', (feed) => {
    const announcing = pages
      .filter((page) => links(page, 'alternate').some((href) => href.endsWith(feed.path)))
      .map(({ path }) => path);
    expect(announcing).toEqual(pages.map(({ path }) => path).filter((path) => path.startsWith(changelog.path)));
  });
});
