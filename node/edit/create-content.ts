import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { parse as parseYaml, stringify } from 'yaml';
import { areaOfPath, areas } from '../../src/shared/areas';
import { changelogKinds } from '../../src/shared/content-tree';
import { site } from '../../src/shared/site';
import { readDay } from '../base/calendar-day';
import { isRecord } from '../base/is-record';
import { listFiles } from '../base/list-files';
import { categoryFileName, findArea } from '../content/doc-files';
import { readFrontMatter } from '../content/read-front-matter';
import { readRedirectTable, redirectsFile } from '../content/data/redirects';
import { addRedirects } from './redirect-table';

/** A file to write, whole. */
export interface NewContent {
  file: string;
  text: string;
}

type Answers<Field extends string> = Readonly<Record<Field, string>>;

interface Kind<Field extends string> {
  /** Questions by field, in order. */
  questions: Readonly<Record<Field, string>>;
  /** Fields that may be empty. */
  optional?: readonly Field[];
  /** Throws if an answer cannot be used. */
  create: (root: string, answers: Answers<Field>) => NewContent;
}

const description = 'Description, one sentence of 50 to 160 characters';

function kind<Field extends string>(definition: Kind<Field>): Kind<string> {
  return definition;
}

/** What `npm run new` can create. */
export const contentKinds: Readonly<Record<string, Kind<string>>> = {
  page: kind({
    questions: { folder: 'Folder, such as content/docs/pricing', title: 'Title', description },
    create: (root, { folder, title, description: text }) => {
      checkFolder(folder);
      return createPage(root, `${folder}/${slugOf(title)}.mdx`, {
        title,
        description: text,
        sidebar_position: nextPosition(root, folder),
      });
    },
  }),
  category: kind({
    questions: { folder: 'Folder that it is in, such as content/docs/pricing', label: 'Label', description },
    create: (root, { folder, label, description: text }) => {
      checkFolder(folder);
      const slug = slugOf(label);
      return createFile(
        root,
        `${folder}/${slug}/_category_.yml`,
        stringify({
          label,
          position: nextPosition(root, folder),
          link: { type: 'generated-index', slug: `/category/${slug}`, description: text },
        }),
      );
    },
  }),
  guide: kind({
    questions: { title: 'Title', description },
    create: (root, { title, description: text }) =>
      createPage(root, `${guideFolder()}/${slugOf(title)}.mdx`, { title, description: text }),
  }),
  changelog: kind({
    questions: {
      date: 'Date, such as 2024-11-18',
      kind: `Kind: ${changelogKinds.join(', ')}`,
      area: 'Area, such as Subscriptions',
      title: 'Title',
      text: 'What is different for readers, one or two sentences',
    },
    create: createChangelogEntry,
  }),
  term: kind({
    questions: {
      term: 'Term, as readers see it',
      definition: 'Definition, one or two sentences',
      page: 'Path of the page that says more, or nothing',
    },
    optional: ['page'],
    create: createTerm,
  }),
  redirect: kind({
    questions: { from: 'Old path', to: 'Path that it leads to' },
    create: (root, { from, to }) => ({
      file: redirectsFile,
      text: addRedirects(readRedirectTable(root), new Map([[from, to]])),
    }),
  }),
};

function slugOf(title: string): string {
  const slug = new GithubSlugger().slug(title);
  if (slug === '') throw new Error(`"${title}" has no letters. Expected words that a file can be named after.`);
  return slug;
}

/** Returns the folder of the first area whose pages are in no sidebar. */
function guideFolder(): string {
  const area = areas.find(({ sidebar }) => sidebar === null);
  if (!area) throw new Error('The site has no area without a sidebar. Expected one in site/site.ts.');
  return area.folder;
}

function changelogFolder(): string {
  const { path: address } = site.changelog ?? {};
  const area = address === undefined ? undefined : areaOfPath(address);
  if (address === undefined || !area)
    throw new Error('The site has no changelog. Expected its path in site/site.ts, below that of an area.');
  return area.folder + address.slice(area.basePath.length);
}

function checkFolder(folder: string): void {
  if (!findArea(`${folder}/`))
    throw new Error(`${folder} is in no area. Expected a folder such as content/docs/pricing.`);
}

function createFile(root: string, file: string, text: string): NewContent {
  if (existsSync(path.join(root, file))) throw new Error(`${file} exists already. Expected another title.`);
  return { file, text };
}

function createPage(root: string, file: string, frontMatter: object): NewContent {
  return createFile(root, file, `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n`);
}

/** Returns the position behind the last page or category of a folder. */
function nextPosition(root: string, folder: string): number {
  const positions = listFiles(root, folder).flatMap((file) => {
    const name = path.posix.basename(file);
    const depth = file.slice(folder.length + 1).split('/').length;
    if (depth === 1 && /\.mdx?$/.test(name)) return readFrontMatter(root, file).data?.sidebar_position ?? [];
    if (depth !== 2 || !categoryFileName.test(name)) return [];
    const { position } = parseYaml(readFileSync(path.join(root, file), 'utf8')) as { position?: number };
    return position ?? [];
  });
  return Math.max(0, ...positions) + 1;
}

/** Puts an entry into the page of its year, newest first below the heading of its month, which it adds if needed. */
function createChangelogEntry(
  root: string,
  { date, kind: name, area, title, text }: Answers<'date' | 'kind' | 'area' | 'title' | 'text'>,
): NewContent {
  if (readDay(date) !== date) throw new Error(`${date} is no date. Expected one such as 2024-11-18.`);
  if (!changelogKinds.some((one) => one === name))
    throw new Error(`${name} is no kind of change. Expected one of: ${changelogKinds.join(', ')}.`);
  const year = date.slice(0, 4);
  const file = `${changelogFolder()}/${year}.mdx`;
  const absolute = path.join(root, file);
  const before = existsSync(absolute)
    ? readFileSync(absolute, 'utf8')
    : `---\ntitle: Changelog ${year}\ndescription: What was new, improved, fixed or retired in ${year}.\nsidebar_position: 0\n---\n`;
  const entry = `<ChangelogEntry date="${date}" kind="${name}" area=${JSON.stringify(area)} title=${JSON.stringify(title)}>\n\n${text}\n\n</ChangelogEntry>\n`;
  const month = new Date(date).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const older = [...before.matchAll(/^(?:<ChangelogEntry date="(\d{4}-\d{2}-\d{2})"|## (\w+ \d{4})$)/gm)].find(
    ([, entryDate, heading]) =>
      entryDate === undefined ? Date.parse(`1 ${heading} UTC`) < monthStart(date) : entryDate <= date,
  );
  const at = older?.index ?? before.length;
  const head = before.slice(0, at);
  const isBelowHeading = [...head.matchAll(/^## (\w+ \d{4})$/gm)].at(-1)?.[1] === month;
  const page = `${head.trimEnd()}\n\n${isBelowHeading ? '' : `## ${month}\n\n`}${entry}\n${before.slice(at)}`;
  return { file, text: `${page.trimEnd()}\n` };
}

function monthStart(date: string): number {
  return Date.parse(`${date.slice(0, 7)}-01T00:00:00Z`);
}

function createTerm(root: string, { term, definition, page }: Answers<'term' | 'definition' | 'page'>): NewContent {
  const file = 'content/data/glossary.yml';
  const absolute = path.join(root, file);
  const before = existsSync(absolute) ? readFileSync(absolute, 'utf8') : '';
  const key = term.toLowerCase().replaceAll(/\s+/g, '-');
  const known: unknown = parseYaml(before);
  if (isRecord(known) && Object.hasOwn(known, key)) throw new Error(`${file} has the term "${key}" already.`);
  const entry = stringify({ [key]: { term, definition, ...(page === '' ? {} : { page }) } }, { lineWidth: 0 });
  return { file, text: `${before.trimEnd()}\n${entry}`.trimStart() };
}
