import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../../src/shared/content-tree';
import { compilePage } from '../../../node/compile/compile-page';
import { docusaurusModules } from '../src/modules';
import { placeDoc } from '../../../node/content/doc-path';
import { splitFrontMatter } from '../../../node/content/front-matter';
import { parseFrontMatter } from '../../../node/content/read-front-matter';
import { createProject } from '../../../__tests__/unit/node/support/project';
import { findAll, toMarkup } from '../../../__tests__/unit/node/compile/support/compile';

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
    modules: docusaurusModules,
    staticRoots: ['static'],
    mediaOrigins: ['https://www.example.com'],
    product: { name: 'The Product', slug: 'the-product' },
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

describe("values of Docusaurus's modules", () => {
  const compileHere = (body: string, files: Readonly<Record<string, string>> = {}): CompiledPage => {
    const project = createProject({ 'package.json': '{}', ...files });
    const page = compilePage({
      file: 'content/docs/page.mdx',
      body,
      lineOffset: 0,
      format: 'mdx',
      root: project.root,
      contentRoot: 'content',
      staticRoots: ['static'],
      modules: docusaurusModules,
      product: { name: 'The Product', slug: 'the-product' },
    });
    project.remove();
    return page;
  };

  it.each([
    [
      "import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';\n\n{useActiveVersion().name}",
      'current',
    ],
    ["import { system, branchOf } from './code';\n\n{system + ' ' + branchOf()}", 'unknown main'],
    [
      "import Link from '@docusaurus/Link';\nimport useBaseUrl from '@docusaurus/useBaseUrl';\n\n<Link href={useBaseUrl('/y')}>d</Link>",
      '<a href="/y">d</a>',
    ],
    [
      "import DocCardList from '@theme/DocCardList';\nimport { useCurrentSidebarCategory } from '@docusaurus/theme-common';\nimport { useCurrentSidebarSiblings } from '@docusaurus/plugin-content-docs/client';\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n\n<DocCardList items={useCurrentSidebarSiblings()} />",
      '<DocCardList></DocCardList>',
    ],
    [
      "import Reiter from '@theme/Tabs';\nimport Blatt from '@theme/TabItem';\nimport Box from '@theme/Admonition';\n\n<Reiter><Blatt value=\"a\"><Box type=\"tip\">B</Box></Blatt></Reiter>",
      '<Tabs><TabItem value="a" label="a"><div class="admonition admonition-tip"',
    ],
  ])('are there: %s', (body, expected) => {
    const page = compileHere(body, {
      'content/docs/code.js': `import environment, { canUseDOM } from '@docusaurus/ExecutionEnvironment';
import { useActiveVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames, useCurrentSidebarSiblings } from '@docusaurus/theme-common';
export const classes = [ThemeClassNames.common, useCurrentSidebarSiblings()];
export const system = environment.canUseViewport || canUseDOM ? navigator.platform : 'unknown';
export const branchOf = () => (useActiveVersion(undefined).isLast ? 'main' : useVersions()[0].label);
`,
    });
    expect(page.diagnostics).toEqual([]);
    expect(toMarkup(page.content)).toContain(expected);
  });

  it('a <Head> has no effect, and a name that is not there has a hint', () => {
    const page = compileHere(
      "import Head from '@docusaurus/Head';\nimport X from '@theme/TabItm';\nimport Y from '@docusaurus/useGlobalData';\n\nBefore <Head><title>T</title></Head> after.",
    );
    expect(page.diagnostics.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('<Head> has no effect.'),
        expect.stringContaining('"@theme/TabItm" is not available here. Expected @theme/TabItem.'),
        expect.stringContaining('"@docusaurus/useGlobalData" is not available here. Expected @docusaurus/'),
      ]),
    );
  });
});
