import { posix } from 'node:path';
import { splitNumberPrefix } from './engine';
import type { ForeignDoc } from './foreign-doc';

/** Returns the ids that pages have in their new places. Two that met there are named after their files. */
export function idsOf(
  docs: readonly ForeignDoc[],
  placements: ReadonlyMap<string, { file: string }>,
): Map<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  const placeOf = ({ file }: ForeignDoc): string => placements.get(file)?.file ?? file;
  // Those that stay keep theirs.
  for (const doc of [...docs].sort((a, b) => Number(placeOf(a) !== a.file) - Number(placeOf(b) !== b.file))) {
    const file = placeOf(doc);
    const own = idAt(doc, file);
    const byFile = posix.join(posix.dirname(own), posix.basename(file).replace(/\.mdx?$/, ''));
    const unique = [own, byFile, posix.join(posix.dirname(own), doc.docId.replaceAll('/', '-'))];
    const id = file === doc.file ? own : (unique.find((each) => !taken.has(each)) ?? own);
    taken.add(id);
    ids.set(doc.file, id);
  }
  return ids;
}

/** Returns the id that a page has in another place: only its own name is part of both. */
function idAt(doc: ForeignDoc, file: string): string {
  const own = doc.docId.split('/').at(-1) ?? '';
  const name = posix.basename(file).replace(/\.mdx?$/, '');
  const isRenamed = posix.basename(file) !== posix.basename(doc.file) && own === doc.fileName;
  const folders = posix
    .dirname(file)
    .split('/')
    .filter((folder) => folder !== '.');
  return [...folders.map((folder) => splitNumberPrefix(folder).name), isRenamed ? name : own].join('/');
}
