import type { CategoryMetadata } from '../../../../node/content/front-matter';
import type { CategoryFile } from '../../../../node/content/doc';
import { placeDoc } from '../../../../node/content/doc-path';
import { buildTree } from '../../../../node/sidebar/build-tree';
import type { SidebarDoc, TreeItem } from '../../../../node/sidebar/types';

/** Front matter of a test document. */
export interface DocFields extends Partial<SidebarDoc> {
  id?: string;
  slug?: string;
}

/** A document as the sidebar sees it; its title is its file name unless it says otherwise. */
export function makeDoc(file: string, { id, slug, ...fields }: DocFields = {}): SidebarDoc {
  const place = placeDoc(file, '/docs', { ...(id ? { id } : {}), ...(slug ? { slug } : {}) });
  return {
    docId: place.docId,
    sourcePath: `content/docs/${file}`,
    path: place.path,
    folder: place.folder,
    fileName: place.fileName,
    isIndex: place.isIndex,
    title: place.fileName,
    description: null,
    summary: null,
    sidebarLabel: null,
    paginationLabel: null,
    position: place.prefix ?? null,
    group: null,
    startHere: false,
    unlisted: false,
    draft: false,
    ...fields,
  };
}

export type DocTable = Readonly<Record<string, DocFields>>;
export type CategoryTable = Readonly<Record<string, CategoryMetadata>>;

export function makeDocs(table: DocTable): SidebarDoc[] {
  return Object.entries(table).map(([file, fields]) => makeDoc(file, fields));
}

export function makeTree(docs: DocTable, categories: CategoryTable = {}): TreeItem[] {
  const files = Object.entries(categories).map(([folder, metadata]): CategoryFile => ({
    area: 'docs',
    folder,
    sourcePath: `content/docs/${folder}/_category_.yml`,
    metadata,
  }));
  return buildTree(makeDocs(docs), files, '/docs');
}

/** The tree as lines: `Label → path`, children indented. */
export function draw(items: readonly TreeItem[], indent = ''): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [`${indent}${item.label} → ${item.doc.path}`];
    const { page } = item;
    const path = page === null ? 'no page' : page.kind === 'doc' ? page.doc.path : page.path;
    return [`${indent}[${item.label}] → ${path}`, ...draw(item.items, `${indent}  `)];
  });
}
