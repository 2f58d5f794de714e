import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { readTable } from '../site/support/site';

/** Which file is which page: the table from which the folders were laid out. */
const inventory = readTable('inventory.tsv').map(({ file = '', path: route = '', title = '' }) => ({
  file,
  route,
  title,
}));
const routes = new Map(readTable('routes.tsv').map((row) => [row.path ?? '', row]));

interface Facts {
  title: unknown;
  slug: unknown;
  position: unknown;
  unlisted: boolean;
}

function readFacts(file: string): Facts {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.yml')) {
    const { label, position, link } = parse(text) as { label: string; position: number; link: { slug: string } };
    return { title: label, slug: link.slug, position, unlisted: false };
  }
  const frontMatter = parse(/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') as Record<string, unknown>;
  const { title, slug, sidebar_position: position, unlisted } = frontMatter;
  return { title, slug, position, unlisted: unlisted === true };
}

/** The path that folder, name and slug give (conventions of Docusaurus). */
function routeOf(file: string, slug: unknown): string {
  const base = /^content\/guides\//.test(file) ? '/guides' : '/docs';
  const inside = file.slice(`content${base}/`.length);
  if (typeof slug === 'string' && slug.startsWith('/')) return base + slug;
  const folder = path.posix.join(base, path.posix.dirname(inside));
  const name = path.posix.basename(inside, '.mdx');
  if (typeof slug === 'string') return path.posix.join(folder, slug);
  return name === 'index' ? `${folder}/` : path.posix.join(folder, name);
}

const isParentFile = (file: string): boolean => /\/(?:index\.mdx|_category_\.yml)$/.test(file);

/** The parent that the folder gives: its index page or its category, else that of a folder above. */
function parentOf(file: string): string {
  let folder = path.posix.dirname(isParentFile(file) ? path.posix.dirname(file) : file);
  for (; folder !== '.'; folder = path.posix.dirname(folder)) {
    const parent = inventory.find((row) => isParentFile(row.file) && path.posix.dirname(row.file) === folder);
    if (parent) return parent.file.endsWith('.yml') ? path.posix.basename(parent.route) : parent.route;
  }
  return file.startsWith('content/guides/') ? '/guides' : 'defaultSidebar';
}

describe('content', () => {
  it('covers every documentation route of routes.tsv', () => {
    const documents = [...routes].filter(([route, { kind }]) => kind !== 'page' && route !== '/guides');
    expect(inventory.map(({ route }) => route).sort()).toEqual(documents.map(([route]) => route).sort());
  });

  it.each(inventory)('$file is $route', ({ file, route, title }) => {
    expect(existsSync(file)).toBe(true);
    const facts = readFacts(file);
    expect(routeOf(file, facts.slug)).toBe(route);
    expect(facts.title).toBe(title);
  });

  it.each(inventory)('$file stands where routes.tsv says', ({ file, route }) => {
    const row = routes.get(route);
    const facts = readFacts(file);
    expect(parentOf(file)).toBe(row?.category);
    expect(facts.unlisted).toBe(row?.unlisted === 'yes');
    if (!facts.unlisted && row?.kind !== 'guide') expect(facts.position).toBe(Number(row?.order));
  });
});
