import { asCheckedPages, readDefinitionLinks } from '../../../../../node/publish/checks/definition-links';
import { describeBrokenLinks } from '../../../../../node/publish/checks/describe-links';
import { findBrokenLinks } from '../../../../../node/publish/checks/links';
import { site } from '../../../../../src/shared/site';
import { searchSettings } from '../../../../../src/shared/site-search';

jest.mock('../../../../../src/shared/site-search', () => ({
  searchSettings: { popularPages: [{ title: 'Nowhere', path: '/docs/no-such-page' }] },
}));

const [ofSite, ofSearch] = readDefinitionLinks();

it('BLD-08 knows each link of navbar, footer, not-found page, support and search, with its place in the definition', () => {
  const known = ofSite?.links.map(({ href }) => href) ?? [];
  for (const { links } of site.footer) for (const { to } of links) expect(known).toContain(to);
  expect(known).toContain(site.support?.to);
  for (const { to } of [...site.notFound, ...site.ownPages]) expect(known).toContain(to);
  expect(ofSearch?.links.map(({ href }) => href)).toEqual(searchSettings.popularPages.map(({ path }) => path));
});

it.each(['', '/help'])('BLD-08 one that leads nowhere is named once, in the definition (base path "%s")', (prefix) => {
  const docs = readDefinitionLinks();
  const href = `${prefix}/docs/no-such-page`;
  const all = asCheckedPages(docs, prefix);
  for (let index = 0; index < 6; index++) all.set(`/docs/${index}`, { links: [href], ids: [] });
  const inSite = (ofSite?.links ?? []).map(({ href: own }) => own);
  const broken = findBrokenLinks({ pages: all, redirects: inSite, pathPrefix: prefix, isFile: () => false });
  expect(describeBrokenLinks(broken, docs, prefix).map(({ file, message }) => `${file} ${message}`)).toEqual([
    expect.stringMatching(/^site\/search\.ts The link ".*\/docs\/no-such-page" does not lead to a page/),
  ]);
});
