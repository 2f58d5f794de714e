import type { Diagnostic } from '../../src/shared/content-tree';
import { missingError } from '../base/configuration-error';
import { splitFrontMatter } from './front-matter';
import { findKey } from './parse-yaml';
import { readText } from '../base/read-text';

/** A reference to a document by its id. */
export interface DocReference {
  file: string;
  /** Path of keys to the id, outermost first. */
  keys: readonly string[];
  /** As written; `candidates` are the ids it may resolve to. */
  id: string;
  candidates: readonly string[];
}

/** Reports every reference to a document that does not exist, with its line. */
export function checkReferences(
  root: string,
  references: readonly DocReference[],
  ids: Iterable<string>,
): Diagnostic[] {
  const known = new Set(ids);
  return references
    .filter(({ candidates }) => !candidates.some((candidate) => known.has(candidate)))
    .map(({ file, keys, id }) => ({
      severity: 'error',
      rule: 'missing-doc-id',
      file,
      position: placeOf(root, file, keys),
      message: `${missingError('document', id, known, keys.join('.')).message} Expected the id of a document.`,
    }));
}

function placeOf(root: string, file: string, keys: readonly string[]): Diagnostic['position'] {
  const text = readText(root, file, []) ?? '';
  return /\.mdx?$/.test(file) ? findKey(splitFrontMatter(text).yaml, keys, 2) : findKey(text, keys, 1);
}
