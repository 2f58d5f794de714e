import path from 'node:path';
import { areas } from '../../src/shared/areas';
import { nullWord } from '../../src/shared/constants';
import type { AreaDefinition } from '../../src/shared/site-definition';
import type { Diagnostic } from '../../src/shared/content-tree';
import { findPathFault } from '../../src/shared/paths';
import { categoryFileName, isDocFile, placeIn } from './doc-files';
import { idInFolder } from './doc-path';
import { checkReferences } from './doc-references';
import type { DocReference } from './doc-references';
import { categorySchema } from './front-matter';
import type { FrontMatter } from './front-matter';
import { checkLinks, listFiles } from '../base/list-files';
import { listInvisibleSigns } from '../base/invisible-signs';
import { lineOfKey } from './line-of-key';
import { parseYaml } from './parse-yaml';
import { readFrontMatter } from './read-front-matter';
import { readText } from '../base/read-text';

/**
 * Names that look like pages or category files but are not read, although another file system or tool would accept
 * them.
 */
const almostContent = /\.(?:mdx?|markdown)$|^_category_\.(?:ya?ml|json)$/i;

/**
 * Reads all content before Gatsby does and reports every fault of encoding, YAML and front matter, and every reference
 * to an unknown document id, at once. A YAML fault would otherwise end the build inside `gatsby-plugin-mdx` without
 * naming the file.
 */
export function findContentFileFaults(root: string): Diagnostic[] {
  // Gatsby copies `static` with what its links lead to.
  return mergeUnknownKeys([...checkLinks(root, 'static'), ...areas.flatMap((area) => checkArea(root, area))]);
}

/** Reports an unknown key once: in an imported folder a key that its own theme or plugin reads is in every file. */
function mergeUnknownKeys(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const counts = new Map<string, number>();
  const merged = diagnostics.filter(({ rule, message }) => {
    if (rule !== 'front-matter-unknown-key') return true;
    const count = counts.get(message) ?? 0;
    counts.set(message, count + 1);
    return count === 0;
  });
  return merged.map((diagnostic) => {
    const others = (counts.get(diagnostic.message) ?? 1) - 1;
    if (others === 0) return diagnostic;
    return { ...diagnostic, message: `${diagnostic.message} Also in ${others} other file${others === 1 ? '' : 's'}.` };
  });
}

function checkArea(root: string, area: AreaDefinition): Diagnostic[] {
  const diagnostics = checkLinks(root, area.folder);
  const docs: { docId: string; sourcePath: string }[] = [];
  const references: DocReference[] = [];
  const folders = new Set<string>([area.folder]);
  let allReadable = true;
  for (const file of listFiles(root, area.folder)) {
    const name = path.posix.basename(file);
    // Gatsby takes it for a slash, and ends the build when it finds no such folder.
    if (file.includes('\\') && !isDocFile(file)) diagnostics.push(...checkName(file));
    diagnostics.push(...checkInvisibleNames(file, folders));
    if (categoryFileName.test(name)) {
      const text = readText(root, file, diagnostics);
      if (text === null) continue;
      const { data, diagnostics: found } = parseYaml(text, categorySchema, file, 1);
      diagnostics.push(...found);
      if (data?.link?.type === 'doc') references.push(categoryLinkReference(area, file, data.link.id));
    } else if (/\.mdx?$/.test(name)) {
      const { data, diagnostics: found } = readFrontMatter(root, file);
      diagnostics.push(...found);
      if (!isDocFile(file)) continue;
      diagnostics.push(...checkName(file));
      if (data === null) {
        allReadable = false;
        continue;
      }
      diagnostics.push(...checkInvisibleFields(root, file, data));
      references.push(...paginationReferences(file, data));
      docs.push({ docId: placeIn(area, file, data).docId, sourcePath: file });
    } else if (almostContent.test(name)) {
      diagnostics.push({
        severity: 'warning',
        rule: 'file-name',
        file,
        message: `The file "${name}" is not read. Expected the extension .mdx or .md, or the name _category_.yml, in lower case.`,
      });
    }
  }
  diagnostics.push(...findDuplicateIds(docs));
  // An unreadable file may have the missing id. Only areas with a sidebar have pagination and categories.
  const isChecked = allReadable && area.sidebar !== null;
  if (!isChecked) return diagnostics;
  const ids = docs.map(({ docId }) => docId);
  return [...diagnostics, ...checkReferences(root, references, ids)];
}

/**
 * Names that what reads the folder leaves out without a word.
 * @see https://github.com/paulmillr/chokidar/blob/3.6.0/index.js
 * @reach gatsby-source-filesystem: it and chokidar ignore these names; such a page is left out without a word:
 *   `reached-packages.test.ts`
 */
const unreadName = /~$|\..*\.sw[px]$|\.subl.*\.tmp|^(?:node_modules|bower_components)$/;

/** Returns what the name of a content file must not have, its folders' too, or null if it may be that of a page. */
export function findNameFault(file: string): string | null {
  return file.split('/').some((name) => unreadName.test(name))
    ? 'a "~" at the end, the endings of temporary files, "node_modules" and "bower_components"'
    : findPathFault(isDocFile(file) ? file.replace(/\.mdx?$/, '') : file);
}

/** Reports a file name that cannot be part of a page's path. */
function checkName(file: string): Diagnostic[] {
  const fault = findNameFault(file);
  if (fault === null) return [];
  const message = `The file cannot be ${isDocFile(file) ? 'a page' : 'used'}. Expected names of files and folders without ${fault}.`;
  return [{ severity: 'error', rule: 'file-name', file, message }];
}

function describeInvisible(file: string, line: number, text: string, place: string): Diagnostic[] {
  return listInvisibleSigns(text).map(({ name }) => ({
    severity: 'warning',
    rule: 'invisible-sign',
    file,
    position: { line, column: 1 },
    message: `There is ${name}, in ${place}. Expected only signs that can be seen.`,
  }));
}

/** Names signs in the names of a file and of its folders, those that are not in `seen`: links to it would need them, too. */
function checkInvisibleNames(file: string, seen: Set<string>): Diagnostic[] {
  const diagnostics = describeInvisible(file, 1, path.posix.basename(file), `the name of the file; ${remedy}`);
  for (let folder = path.posix.dirname(file); !seen.has(folder); folder = path.posix.dirname(folder)) {
    seen.add(folder);
    const name = path.posix.basename(folder);
    diagnostics.push(...describeInvisible(file, 1, name, `the name of the folder "${name}"; ${remedy}`));
  }
  return diagnostics;
}

const remedy = '`npm run move` renames it';

function checkInvisibleFields(root: string, file: string, { title, slug, id }: FrontMatter): Diagnostic[] {
  // A space that does not break is right in a title.
  const fields = { title: title?.replaceAll('\u00A0', ' '), slug, id };
  return Object.entries(fields).flatMap(([key, value = '']) => {
    if (listInvisibleSigns(value).length === 0) return [];
    return describeInvisible(file, lineOfKey(readText(root, file, []) ?? '', key), value, `"${key}"`);
  });
}

/** Reports ids that several documents of an area share. */
export function findDuplicateIds(docs: readonly { docId: string; sourcePath: string }[]): Diagnostic[] {
  const ids = new Map<string, string>();
  return docs.flatMap(({ docId, sourcePath }) => {
    const other = ids.get(docId);
    if (other === undefined) {
      ids.set(docId, sourcePath);
      return [];
    }
    return [
      {
        severity: 'error',
        rule: 'duplicate-doc-id',
        file: sourcePath,
        position: { line: 1, column: 1 },
        message: `The document id "${docId}" is already used by ${other}. Expected unique ids within an area; rename one file or set "id".`,
      },
    ];
  });
}

function paginationReferences(file: string, frontMatter: FrontMatter): DocReference[] {
  return (['pagination_prev', 'pagination_next'] as const).flatMap((key) => {
    const id = frontMatter[key];
    return typeof id === 'string' && id !== nullWord ? [{ file, keys: [key], id, candidates: [id] }] : [];
  });
}

function categoryLinkReference(area: AreaDefinition, file: string, id: string): DocReference {
  const folder = path.posix.dirname(file).slice(area.folder.length + 1);
  return { file, keys: ['link', 'id'], id, candidates: [id, idInFolder(folder, id)] };
}
