import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../../../src/shared/content-tree';
import { compilePage } from '../../../../node/compile/compile-page';
import { placeDoc } from '../../../../node/content/doc-path';
import { splitFrontMatter } from '../../../../node/content/front-matter';
import { parseFrontMatter } from '../../../../node/content/read-front-matter';
import { findAll, toMarkup } from './support/compile';

const root = path.resolve('__tests__/fixtures/docusaurus');
const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.mdx?$/.test(file) && !path.basename(file).startsWith('_'))
  .sort();

/** What the author of a page expects; written by hand. */
interface Expectation {
  title: string;
  path: string;
  /** The h1 of the text, when front matter has another title. */
  heading?: string;
  headings: { level: number; id: string; text: string }[];
  contains: string[];
  absent?: string[];
  code?: string[];
  images?: string[];
  assets?: string[];
}

function readExpectation(file: string): Expectation {
  const expectation: Expectation = JSON.parse(
    readFileSync(path.join(root, 'expected', file.replace(/\.mdx?$/, '.json')), 'utf8'),
  );
  return expectation;
}

async function build(file: string): Promise<{ title: string; path: string; page: CompiledPage }> {
  const text = readFileSync(path.join(root, 'docs', file), 'utf8');
  const { body, lineOffset } = splitFrontMatter(text);
  const { data, diagnostics } = parseFrontMatter(text, `docs/${file}`);
  expect(diagnostics).toEqual([]);
  const frontMatter = data ?? {};
  const page = compilePage({
    file: `docs/${file}`,
    body,
    lineOffset,
    format: frontMatter.format === 'md' ? 'md' : 'mdx',
    root,
    contentRoot: 'docs',
    staticRoots: ['static'],
    mediaOrigins: ['https://www.example.com'],
    product: { name: 'Clever Commerce', slug: 'clever-commerce' },
  });
  const { path: address } = placeDoc(file, '/docs', frontMatter);
  // MDX-07: front matter, first h1, name of the file.
  const title = frontMatter.title ?? page.heading ?? path.basename(file).replace(/\.mdx?$/, '');
  return { title, path: address, page };
}

describe("a folder in Docusaurus's dialect", () => {
  it('has at least 40 files, and every page has its expectation', () => {
    expect(
      readdirSync(path.join(root, 'docs'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
        .length,
    ).toBeGreaterThanOrEqual(40);
    expect(pages.filter((file) => !existsSync(path.join(root, 'expected', file.replace(/\.mdx?$/, '.json'))))).toEqual(
      [],
    );
  });

  it.each(pages)('MDX-05 MDX-06 MDX-07 MDX-08 %s is what its author expects', async (file) => {
    const expected = readExpectation(file);
    const { title, path: address, page } = await build(file);
    expect(page.diagnostics).toEqual([]);
    expect({ title, path: address }).toEqual({ title: expected.title, path: expected.path });
    expect(page.headings.map(({ level, id, text }) => ({ level, id, text }))).toEqual(expected.headings);
    if (expected.heading !== undefined) expect(page.heading).toBe(expected.heading);
    const markup = toMarkup(page.content);
    for (const part of expected.contains) expect(markup).toContain(part);
    for (const part of expected.absent ?? []) expect(markup).not.toContain(part);
    expect(findAll(page.content, 'CodeBlock').map(({ props }) => props.code)).toEqual(expected.code ?? []);
    expect(page.images.map((image) => image.file)).toEqual(expected.images ?? []);
    expect(page.assets).toEqual(expected.assets ?? []);
  });
});
