import { getCompiledPage } from './compile-cache';
import type { Doc } from '../content/doc';

/** Returns a page's title: front matter, otherwise its first h1, otherwise its file name. */
export async function resolveTitle(doc: Doc): Promise<string> {
  if (doc.frontmatterTitle !== null) return doc.frontmatterTitle;
  const page = await getCompiledPage(doc.sourcePath);
  return page.heading ?? doc.fileName;
}

/** Returns a page's description: front matter, otherwise its first paragraph, otherwise null. */
export async function resolveDescription(doc: Doc): Promise<string | null> {
  if (doc.frontmatterDescription !== null) return doc.frontmatterDescription;
  const page = await getCompiledPage(doc.sourcePath);
  return page.excerpt || null;
}
