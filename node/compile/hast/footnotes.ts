import path from 'node:path';
import type { Element, Properties, Root } from 'hast';
import { slug } from 'github-slugger';
import type { CompileContext, FootnoteScope } from '../compile-context';
import { isElement } from '../compile-context';
import { visitAll } from '../tree/walk';

/**
 * Gives the notes of each partial ids of their own, once for each time that it is on the page. Those of the page itself
 * stay as Markdown makes them.
 */
export function footnotes(tree: Root, context: CompileContext): void {
  const scopes = new Map<FootnoteScope, Element[]>();
  visitAll(tree, (node) => {
    const scope = node.type === 'element' ? node.data?.footnotes : undefined;
    if (node.type === 'element' && scope) scopes.set(scope, [...(scopes.get(scope) ?? []), node]);
  });
  const ownFirst = [...scopes].sort(([a], [b]) => Number(isOwn(b, context)) - Number(isOwn(a, context)));
  for (const [scope, marks] of ownFirst) {
    const elements = marks.flatMap(linked);
    const ids = new Set(elements.flatMap(({ properties: { id } }) => (typeof id === 'string' ? [id] : [])));
    const name = isOwn(scope, context) ? '' : nameOf(scope, [...ids], context);
    for (const element of elements) rename(element.properties, name, context);
  }
}

function isOwn({ file }: FootnoteScope, { input }: CompileContext): boolean {
  return file === input.file;
}

/**
 * Returns the elements of a mark or of a section of notes whose ids and links belong together.
 * @reach mdast-util-to-hast: footnotes are list items in a section with a heading, and lead back by
 *   `data-footnote-backref`; notes of partials have the same ids: `footnotes.test.ts`
 */
function linked(mark: Element): Element[] {
  const found = [mark];
  visitAll(mark, (node, _index, parent) => {
    if (node.type !== 'element' || node.data?.footnotes) return;
    const isNote = node.tagName === 'li' && isElement(parent, 'ol') && mark.children.includes(parent);
    const isLabel = isElement(node, 'h2') && parent === mark;
    if (isNote || isLabel || node.properties.dataFootnoteBackref !== undefined) found.push(node);
  });
  return found;
}

/** Returns a name after the partial under which none of the ids is used. */
function nameOf({ file }: FootnoteScope, ids: readonly string[], context: CompileContext): string {
  const base = slug(path.posix.basename(file).replace(/\.mdx?$/, '')).replace(/^_+/, '') || 'partial';
  for (let count = 1; ; count++) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!ids.some((id) => context.ids.has(within(name, id)))) return name;
  }
}

function within(name: string, id: string): string {
  if (name === '') return id;
  return id === 'footnote-label' ? `${id}-${name}` : id.replace(/^(fn|fnref)-/, `$1-${name}-`);
}

function rename(properties: Properties, name: string, context: CompileContext): void {
  const { id, href, ariaDescribedBy } = properties;
  if (typeof id === 'string') {
    const own = within(name, id);
    // A mark that a partial shows twice has its id the first time.
    if (context.ids.has(own)) delete properties.id;
    else properties.id = own;
    context.ids.reserve(own);
  }
  if (typeof href === 'string') properties.href = `#${within(name, href.slice(1))}`;
  if (ariaDescribedBy !== undefined) properties.ariaDescribedBy = [within(name, String(ariaDescribedBy))];
}
