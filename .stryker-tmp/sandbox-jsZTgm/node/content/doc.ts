import { fillProductSlug } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';
import { findArea, isDocFile, placeIn } from './doc-files';
import type { CategoryMetadata, FrontMatter } from './front-matter';
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
  const { docId, path, folder, fileName, isIndex, prefix } = placeIn(area, sourcePath, frontMatter);
  const values = readFields(frontMatter);
  return {
    ...values,
    docId,
    area: area.name,
    sourcePath,
    path: fillProductSlug(path, settings.product),
    folder,
    fileName,
    isIndex,
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
