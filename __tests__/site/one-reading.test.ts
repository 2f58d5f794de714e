import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { findAll, findOne, removeElement } from 'domutils';
import { readDocFacts } from '../../node/check/site';
import { isPublished } from '../../node/content/doc';
import { readStoredContent } from '../../node/content/stored-content';
import { collectFacts } from '../../node/publish/checks/page-facts';
import { parseHtml } from '../../node/publish/html/parse';
import { htmlFileOf } from '../../node/publish/site-pages';
import { site } from '../../src/shared/site';

/** Pages that list others, which only the build knows: by a component of this site, or by `<DocCardList />`. */
const listing = /<(?:MeasureTable|MeasureGroups|DocCardList)\b/;

/** Links that the build makes of data: of glossary terms, and to symptoms on other pages. */
function removeMadeParts(body: Element): void {
  const isMade = ({ attribs }: Element): boolean => 'popover' in attribs || 'data-search-ignore' in attribs;
  for (const part of findAll(isMade, body.children)) removeElement(part);
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
    const body = findOne(({ attribs }) => 'data-search-body' in attribs, document.children);
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
