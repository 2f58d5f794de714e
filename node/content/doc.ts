import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { fillProductName, fillProductSlug } from '../../src/shared/product';
import { site } from '../../src/shared/site';
import { findArea, isDocFile, placeIn } from './doc-files';
import { categorySchema } from './front-matter';
import type { CategoryMetadata, FrontMatter } from './front-matter';
import { parseYaml } from './parse-yaml';
import { frontMatterFields } from './front-matter-fields';
import type { FrontMatterOfDoc } from './front-matter-fields';

/** The stored data of a page: its location and front matter. Resolvers (`node/graph`) compute everything else. */
export interface Doc extends FrontMatterOfDoc {
  docId: string;
  area: string;
  sourcePath: string;
  path: string;
  folder: string;
  fileName: string;
  isIndex: boolean;
  sidebar: string | null;
  version: string;
}

/** The stored data of a `_category_` file. */
export interface CategoryFile {
  area: string;
  folder: string;
  sourcePath: string;
  /** As written, with `{product}` replaced. */
  metadata: CategoryMetadata;
}

/** Returns the document of a content file, or null if the file is not a page. */
export function makeDoc(sourcePath: string, frontMatter: FrontMatter): Doc | null {
  const area = findArea(sourcePath);
  if (!area || !isDocFile(sourcePath)) return null;
  const { path: declaredPath, prefix, ...place } = placeIn(area, sourcePath, frontMatter);
  const values = readFields(frontMatter);
  return {
    ...values,
    ...place,
    area: area.name,
    sourcePath,
    path: fillProductSlug(declaredPath, site.product),
    sidebar: area.sidebar,
    version: area.version.name,
    sidebarPosition: values.sidebarPosition ?? prefix ?? null,
  };
}

function readFields(frontMatter: FrontMatter): FrontMatterOfDoc {
  const written: Readonly<Record<string, unknown>> = frontMatter;
  const values = Object.entries(frontMatterFields).flatMap(([name, { doc }]) =>
    Object.entries<{ valueOf: (value: never) => unknown }>(doc).map(([key, { valueOf }]) => [
      key,
      valueOf(written[name] as never),
    ]),
  );
  return Object.fromEntries(values) as FrontMatterOfDoc;
}

/** Whether a document gets a page; drafts do only in development. */
export function isPublished({ draft }: Pick<Doc, 'draft'>): boolean {
  return !draft || process.env.NODE_ENV !== 'production';
}

/**
 * Returns the category that a `_category_` file describes, without metadata if the file has a fault, and null if it is
 * in no area.
 */
export function parseCategoryFile(
  sourcePath: string,
  text: string,
): { category: CategoryFile | null; diagnostics: Diagnostic[] } {
  const area = findArea(sourcePath);
  if (!area) return { category: null, diagnostics: [] };
  const { data, diagnostics } = parseYaml(text, categorySchema, sourcePath, 1);
  const category = {
    area: area.name,
    folder: path.posix.dirname(sourcePath).slice(area.folder.length + 1),
    sourcePath,
    metadata: fillProduct(data ?? {}) as CategoryMetadata,
  };
  return { category, diagnostics };
}

function fillProduct(value: unknown, key?: string): unknown {
  if (typeof value === 'string') return (key === 'slug' ? fillProductSlug : fillProductName)(value, site.product);
  if (Array.isArray(value)) return value.map((item) => fillProduct(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillProduct(item, name)]));
}
