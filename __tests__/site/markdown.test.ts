import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { textContent } from 'domutils';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { llmsFullBytes } from '../../src/shared/constants';
import { markdownPath } from '../../src/shared/paths';
import { flatten, links, metas, readOutput, readPages, readSidebarFile, select } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const articles = pages.filter((page) => page.kind !== 'page' && !page.unlisted && page.path !== '/guides');
const twinOf = (route: string): string => markdownPath(route).slice(1);
const base = (links(articles[0] ?? pages[0]!, 'canonical')[0] ?? '').replace(articles[0]?.path ?? '', '');

describe('Markdown twins', () => {
  it('VIS-03 every listed page with an article has one, and nothing else', () => {
    const found = readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.startsWith('static/'))
      .sort();
    expect(found).toEqual(articles.map((page) => twinOf(page.path)).sort());
    expect(found.length).toBeGreaterThan(470);
  });

  it('VIS-03 only pages with a twin name one', () => {
    for (const page of pages) {
      const named = select(page.document, ({ name, attribs }) => name === 'link' && attribs.type === 'text/markdown');
      const expected = articles.includes(page) ? [base + encodeURI(markdownPath(page.path))] : [];
      expect(named.map(({ attribs }) => attribs.href)).toEqual(expected);
    }
  });
});
