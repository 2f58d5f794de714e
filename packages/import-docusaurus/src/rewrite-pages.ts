import { readFileSync } from 'node:fs';
import path, { posix } from 'node:path';
import { scopeNames } from './engine';
import type { DocusaurusSite } from './docusaurus-site';
import { setFrontMatter } from './edit-front-matter';
import { findForeignFile, hasImports } from './foreign-code';
import { moveImports, moveReferences, readUses } from './import-pages';
import type { Moves } from './import-pages';
import { bringComponents } from './page-components';
import { bringStyles } from './page-styles';
import { fieldsOf, idOf, isPage } from './plan-docs';
import type { PlannedDocs } from './plan-docs';
import { bringPictures } from './svg-components';
import { addImports, readThemeComponents } from './theme-components';
import type { ThemeComponent } from './theme-components';

/** What the pages of the other site need beside their text. */
export interface Needs {
  /** What they import, by their file in the other site. */
  imports: Map<string, readonly string[]>;
  /** Components of the theme that they must import here, by their file in the folder of pages. */
  added: Map<string, ReadonlyMap<string, ThemeComponent>>;
  /** Origins of frames. */
  origins: readonly string[];
  /** Origins of pictures, videos and sounds. */
  media: readonly string[];
}

/** Returns what the pages of one of the docs need. */
export function readNeeds(site: DocusaurusSite, { instance, repaired }: PlannedDocs): Needs {
  const themed = readThemeComponents(site.root);
  const imports = new Map<string, readonly string[]>();
  const added = new Map<string, ReadonlyMap<string, ThemeComponent>>();
  const origins = new Set<string>();
  const media = new Set<string>();
  for (const [file, { text }] of repaired) {
    const uses = readUses(text, file);
    if (uses === null) continue;
    for (const origin of uses.frames) origins.add(origin);
    for (const origin of uses.media) media.add(origin);
    const own = new Map([...themed].filter(([name]) => uses.components.has(name) && !scopeNames.includes(name)));
    added.set(file, own);
    const specifiers = [...own.values()].map(({ specifier }) => specifier);
    const from = posix.join(instance.folder, file);
    // A missing file that a page shows is a fault of that page, there too.
    const shown = uses.addresses
      .map((address) => (/^(?:\.|\/|@site\/)/.test(address) ? address : `./${address}`))
      .filter((address) => !address.startsWith('/') && findForeignFile(site.root, address, from) !== undefined);
    imports.set(from, [...uses.imports, ...shown, ...specifiers]);
  }
  return { imports, added, origins: [...origins].sort(), media: [...media].sort() };
}

/** Writes the pages of one of the docs into `texts`, with addresses that lead to the same from their places here. */
export function rewritePages(
  { instance, repaired, sources, docs, placed }: PlannedDocs,
  moves: Moves,
  added: Needs['added'],
  texts: Map<string, string>,
): { count: number; left: string[] } {
  const ids = new Map(docs.map((doc) => [doc.docId, idOf(doc, placed)]));
  const fields = new Map(docs.map((doc) => [doc.file, fieldsOf(doc, ids, placed, instance)]));
  const left: string[] = [];
  let count = 0;
  for (const [file, { text: before }] of repaired) {
    const from = posix.join(instance.folder, file);
    const to = moves.files.get(from) ?? from;
    const styled = bringStyles(bringComponents(before, from, moves, texts), from, moves, texts);
    let text = styled;
    try {
      text = moveReferences(styled, from, to, moves);
      if (text !== before) count += 1;
    } catch {
      left.push(`${to}: its Markdown cannot be parsed, so its addresses were left as they are.`);
    }
    text = setFrontMatter(addImports(text, added.get(file) ?? new Map()), fields.get(file) ?? {});
    if (text !== sources.get(file)) texts.set(to, text);
  }
  return { count, left };
}

/** Imports of code lead elsewhere when it, or what it imports, has another place here. */
export function rewriteCode(moves: Moves, texts: Map<string, string>): void {
  for (const [file, target] of moves.files) {
    if (target.startsWith('static/') || texts.has(target) || !hasImports(file)) continue;
    const text = readFileSync(path.join(moves.root, file), 'utf8');
    const changed = isPage(file)
      ? moveOrKeep(text, file, target, moves)
      : moveImports(bringPictures(text, file, moves, texts), file, target, moves);
    if (changed !== text) texts.set(target, changed);
  }
}

/** Returns a partial with its addresses moved, or as it is if its Markdown cannot be parsed. */
function moveOrKeep(text: string, file: string, target: string, moves: Moves): string {
  try {
    return moveReferences(text, file, target, moves);
  } catch {
    return text;
  }
}
