import { readdirSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { llmsFullBytes } from '../../src/shared/constants';
import { changelog } from '../support/changelog';
import { markdownPath } from '../../src/shared/paths';
import { findPage, links, readOutput, readPages, select } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const articles = pages.filter((page) => page.kind !== 'page' && !page.unlisted && page.path !== '/guides');
const twinOf = (route: string): string => markdownPath(route).slice(1);
const [canonical = ''] = links(findPage('/'), 'canonical');
const base = canonical.replace(/\/$/, '');

/** As GitHub parses. */
const parser = unified().use(remarkParse).use(remarkGfm);
const trees = new Map(articles.map(({ path: route }) => [route, parser.parse(readOutput(twinOf(route)))]));

const parse = (route: string): Root => trees.get(route) ?? { type: 'root', children: [] };

/** Files that are not assets of pages, which have a folder of their own. */
const filesOf = (name: RegExp): string[] =>
  readdirSync(publicDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !file.startsWith('static/'))
    .sort();

describe('Markdown twins', () => {
  it('VIS-03 every listed page with an article has one, as has the home page, and nothing else', () => {
    const found = filesOf(/\.md$/);
    expect(found).toEqual([...articles.map((page) => twinOf(page.path)), 'index.md'].sort());
    expect(found.length).toBeGreaterThan(470);
  });

  it('VIS-03 only pages with a twin name one', () => {
    const wrong = pages.filter((page) => {
      const named = select(page.document, ({ name, attribs }) => name === 'link' && attribs.type === 'text/markdown');
      const expected = articles.includes(page) ? [base + encodeURI(markdownPath(page.path))] : [];
      return named.map(({ attribs }) => attribs.href).join() !== expected.join();
    });
    expect(wrong.map((page) => page.path)).toEqual([]);
  });

  it('VIS-03 only pages with a twin offer to copy and to read it', () => {
    const offered = pages.filter((page) => {
      const controls = select(
        page.document,
        (element) => element.name === 'button' && DomUtils.textContent(element).trim() === 'Copy page',
      );
      const shown = select(
        page.document,
        ({ name, attribs }) => name === 'a' && attribs.href === encodeURI(markdownPath(page.path)),
      );
      expect(controls).toHaveLength(shown.length);
      return controls.length > 0;
    });
    const expected = articles.filter((page) => page.kind !== 'category');
    expect(offered.map((page) => page.path)).toEqual(expected.map((page) => page.path));
  });

  it('begin with title and address', () => {
    for (const page of articles) {
      const [title] = select(page.document, ({ name }) => name === 'h1');
      const [address] = links(page, 'canonical');
      const { children } = parse(page.path);
      const [heading] = children;
      expect(heading).toMatchObject({ type: 'heading', depth: 1 });
      expect(readOutput(twinOf(page.path))).toContain(`\nSource: <${address}>\n`);
      if (title) expect(heading).toMatchObject({ children: [{ value: DomUtils.textContent(title).trim() }] });
    }
  });

  it('ANC-05 have every heading, with its text alone', () => {
    for (const page of articles.filter(({ kind }) => kind !== 'category')) {
      const shown = select(
        page.document,
        ({ name, attribs, parent }) =>
          /^h[2-6]$/.test(name) &&
          // Entries that the changelog's first page lists have their id on another page.
          ((attribs.id !== undefined && attribs.class === undefined) ||
            (parent !== null && 'attribs' in parent && parent.attribs.class === 'changelog-entry')),
      );
      const written: string[] = [];
      visit(parse(page.path), 'heading', (heading) => {
        let words = '';
        visit(heading, (node) => void (words += 'value' in node ? node.value : ''));
        if (heading.depth > 1) written.push(words);
      });
      expect({ path: page.path, written }).toEqual({
        path: page.path,
        written: shown.map((heading) => DomUtils.textContent(heading).replace(/\s+/g, ' ').trim()),
      });
    }
  });

  it('ANC-05 have no zero-width characters, and nothing that was not meant to be read', () => {
    const unwanted =
      /[\u200B\u2060\uFEFF]|\bundefined\b|\[object |On this page|Direct link to|Copy page|View as Markdown|Was this page/;
    const found = articles.flatMap((page) => {
      const prose = readOutput(twinOf(page.path)).replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
      const match = unwanted.exec(prose);
      return match ? [`${page.path}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });

  it('are Markdown without HTML, and each row of a table has all cells', () => {
    const found: string[] = [];
    for (const page of articles) {
      visit(parse(page.path), (node) => {
        if (node.type === 'html') found.push(`${page.path}: ${node.value}`);
        if (node.type !== 'table') return;
        const widths = new Set(node.children.map((row) => row.children.length));
        if (widths.size !== 1) found.push(`${page.path}: a table with rows of ${[...widths].join(', ')} cells`);
      });
    }
    expect(found).toEqual([]);
  });

  it('have absolute links and images only, to what exists', () => {
    const known = new Set([
      ...pages.map((page) => base + encodeURI(page.path)),
      ...Object.values(changelog.feeds).map((feed) => base + feed.path),
    ]);
    const found: string[] = [];
    for (const page of articles) {
      visit(parse(page.path), (node) => {
        if (node.type !== 'link' && node.type !== 'image') return;
        const isKnown = !node.url.startsWith(`${base}/docs/`) || known.has(node.url.replace(/[?#].*$/, ''));
        if (!/^(?:https?|mailto|tel):/.test(node.url) || !isKnown) found.push(`${page.path}: ${node.url}`);
      });
    }
    expect(found).toEqual([]);
  });

  it('have as many tables and blocks of code as their page', () => {
    for (const page of articles) {
      const count = { table: 0, code: 0 };
      visit(parse(page.path), (node) => {
        if (node.type === 'table' || node.type === 'code') count[node.type] += 1;
      });
      const elements = (tag: string): number => select(page.document, ({ name }) => name === tag).length;
      expect({ path: page.path, ...count }).toEqual({
        path: page.path,
        table: elements('table'),
        code: elements('pre'),
      });
    }
  });
});

describe('llms.txt', () => {
  const text = readOutput('llms.txt');
  const entries = [...text.matchAll(/^- \[(.*)\]\((\S+\.md)\)(?:: (.*))?$/gm)].map(([, title, address]) => ({
    title,
    address,
  }));

  it('VIS-03 lists every twin once, and nothing else', () => {
    expect(entries.map(({ address }) => address).sort()).toEqual(
      articles.map((page) => base + encodeURI(markdownPath(page.path))).sort(),
    );
  });

  it('names the file with all pages, which is not too large', () => {
    expect(filesOf(/^llms[^/]*\.txt$/)).toEqual(['llms-full.txt', 'llms.txt']);
    expect(text).toContain(`(${base}/llms-full.txt)`);
    const full = readOutput('llms-full.txt');
    expect(Buffer.byteLength(full)).toBeLessThanOrEqual(llmsFullBytes);
    const order = entries.map(({ address }) => readOutput(decodeURI(String(address)).slice(base.length + 1)));
    expect(full).toBe(order.join('\n---\n\n'));
  });

  it.each(['sitemap.xml', 'routes.json', 'robots.txt'])('%s does not name Markdown', (name) => {
    expect(readOutput(name)).not.toMatch(/\.md\b|llms/);
  });
});
