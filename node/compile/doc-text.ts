import { getCompiledPage } from './compile-cache';
import type { Doc } from '../content/doc';

/** Returns a page's title: front matter, otherwise its first h1, otherwise its file name. */
export function resolveTitle(doc: Doc): string {
  if (doc.frontmatterTitle !== null) return doc.frontmatterTitle;
  const page = getCompiledPage(doc.sourcePath);
  return page.heading ?? doc.fileName;
}

/** Returns a page's description: front matter, otherwise its first paragraph, otherwise null. */
export function resolveDescription(doc: Doc): string | null {
  if (doc.frontmatterDescription !== null) return doc.frontmatterDescription;
  const page = getCompiledPage(doc.sourcePath);
  return page.excerpt || null;
}
