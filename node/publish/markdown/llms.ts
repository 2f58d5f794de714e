import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Link, PhrasingContent, Text } from 'mdast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { areaOfPath, areas } from '../../../src/shared/areas';
import { llmsFullBytes } from '../../../src/shared/constants';
import { markdownPath, withoutSlash } from '../../../src/shared/paths';
import { site } from '../../../src/shared/site';
import { isCategory } from '../../../src/shared/sidebar';
import type { SidebarItem } from '../../../src/shared/sidebar';
import { textNode } from '../../reading/markdown/nodes';
import type { BuiltPage } from '../built-pages';
import { outputFiles } from '../output-files';
import type { OutputWriter } from '../output-writer';
import type { SitePage } from '../site-pages';
import { markdownFileOf } from './markdown-file';

export interface LlmsInput {
  writer: Pick<OutputWriter, 'folder' | 'write' | 'append' | 'has'>;
  pages: readonly SitePage[];
  /** By path. */
  builtPages: ReadonlyMap<string, Pick<BuiltPage, 'facts' | 'title'>>;
  /** The sidebar, whose top entries are the sections. */
  sidebar: readonly SidebarItem[];
  /** Site URL with base path. */
  base: string;
  /** Maximum size of `llms-full.txt`, in bytes. */
  limit?: number;
}

interface Section {
  label: string;
  pages: readonly SitePage[];
}

/** Separates two pages in a file: a thematic break. */
const separator = '\n---\n\n';

/**
 * Writes `llms.txt`, the list of all pages with a Markdown version in sidebar order, also as the Markdown of the home page,
 * and `llms-full.txt`, their concatenation. If that would be too large, each section gets a file instead, which `llms.txt` lists.
 * @see https://llmstxt.org
 */
export function writeLlms(input: LlmsInput): void {
  const { writer, base, limit = llmsFullBytes } = input;
  const sections = listSections(input);
  const sizes = sections.flatMap(({ pages }) => pages.map((page) => statSync(fileOf(writer, page)).size));
  const total = sizes.reduce((sum, size) => sum + size + separator.length, 0);
  const slugger = new GithubSlugger();
  const bundles =
    total <= limit
      ? [{ label: 'All pages in one file', name: outputFiles.llmsFull, pages: sections.flatMap(({ pages }) => pages) }]
      : sections.map(({ label, pages }) => ({
          label: `All pages of ${label}`,
          name: `llms-${slugger.slug(label)}.txt`,
          pages,
        }));
  for (const { name, pages } of bundles) for (const part of joinFiles(writer, pages)) writer.append(name, part);
  const list = [
    `# ${site.siteTitle}\n\n> ${site.siteDescription}\n`,
    'Every page is also available as Markdown: remove the trailing slash from its URL and append `.md`.\n',
    ...bundles.map(({ label, name }) => `- ${lineOf(link(label, `${base}/${name}`))}`),
    ...sections.map(
      ({ label, pages }) =>
        `\n## ${lineOf(inOneLine(label))}\n\n${pages.map((page) => entryOf(page, input)).join('\n')}`,
    ),
    '',
  ].join('\n');
  writer.write(outputFiles.llms, list);
  // A document may be the home page.
  if (!writer.has(outputFiles.home)) writer.write(outputFiles.home, list);
}

/**
 * Groups the pages with a Markdown file: by top entry of the sidebar, then areas without a sidebar, then all others.
 */
function listSections({ writer, pages, sidebar }: LlmsInput): Section[] {
  const left = new Map(
    pages.filter((page) => writer.has(markdownFileOf(page) ?? '')).map((page) => [withoutSlash(page.path), page]),
  );
  const take = (path_: string): SitePage[] => {
    const page = left.get(withoutSlash(path_));
    left.delete(withoutSlash(path_));
    return page ? [page] : [];
  };
  const sections = sidebar.map((item) => ({ label: item.label, pages: pathsOf(item).flatMap(take) }));
  const others = [...left.values()];
  const withoutSidebar = areas.filter((area) => area.sidebar === null);
  const areaOf = (page: SitePage): string | undefined => areaOfPath(page.path)?.name;
  return [
    ...sections,
    ...withoutSidebar.map(({ name, label }) => ({ label, pages: others.filter((page) => areaOf(page) === name) })),
    { label: 'More pages', pages: others.filter((page) => !withoutSidebar.some(({ name }) => name === areaOf(page))) },
  ].filter(({ pages: listed }) => listed.length > 0);
}

function pathsOf(item: SidebarItem): string[] {
  const own = item.path === undefined ? [] : [item.path];
  return isCategory(item) ? [...own, ...item.items.flatMap(pathsOf)] : own;
}

function entryOf(page: SitePage, { builtPages, base }: LlmsInput): string {
  const built = builtPages.get(page.path);
  const title = built?.title ?? built?.facts.titles[0] ?? page.path;
  const description = built?.facts.descriptions[0];
  const address = `${base}${encodeURI(markdownPath(page.path))}`;
  return `- ${lineOf(link(title, address), ...(description ? [inOneLine(`: ${description}`)] : []))}`;
}

function* joinFiles(writer: LlmsInput['writer'], pages: readonly SitePage[]): Generator<string | Buffer> {
  for (const [index, page] of pages.entries()) {
    if (index > 0) yield separator;
    yield readFileSync(fileOf(writer, page));
  }
}

function fileOf({ folder }: LlmsInput['writer'], page: SitePage): string {
  return path.join(folder, markdownFileOf(page) ?? '');
}

const inOneLine = (value: string): Text => textNode(value.replace(/\s+/g, ' '));

function link(label: string, url: string): Link {
  return { type: 'link', url, children: [inOneLine(label)] };
}

/** Renders Markdown that shows the texts as they are, in one line. */
function lineOf(...children: PhrasingContent[]): string {
  return toMarkdown({ type: 'paragraph', children }).trimEnd();
}
