import { getCompiledPage } from './compile-cache';
import type { Doc } from '../content/doc';

/** Title of a page: front matter, else its first h1, else the file's name. */
export async function resolveTitle(doc: Doc): Promise<string> {
  if (doc.frontmatterTitle !== null) return doc.frontmatterTitle;
  const page = await getCompiledPage(doc.sourcePath);
  return page.heading ?? doc.fileName;
}

/** Description of a page: front matter, else its first paragraph. */
export async function resolveDescription(doc: Doc): Promise<string | null> {
  if (doc.frontmatterDescription !== null) return doc.frontmatterDescription;
  const page = await getCompiledPage(doc.sourcePath);
  return page.excerpt || null;
}
