import type { DocSearchHit } from '@docsearch/react';
import { isObject, readHit } from '../providers/read-hit';

/**
 * Drops hits that cannot be opened and escapes all texts, since the records' texts are plain while DocSearch writes
 * them into the page as HTML. Only the tags of its highlighting stay.
 * @reach @docsearch/react: writes the texts of a hit into the page as HTML, also those of `_snippetResult` and
 *   `_highlightResult`; markup in records becomes elements, or is shown escaped: `docsearch.spec.ts`
 */
export function cleanHits(hits: DocSearchHit[]): DocSearchHit[] {
  return hits
    .filter((hit) => readHit(hit) !== null)
    .map((hit) => ({
      ...hit,
      content: hit.content === null ? null : escapeText(hit.content),
      hierarchy: escapeAll(hit.hierarchy),
      _snippetResult: escapeAll(hit._snippetResult),
      _highlightResult: escapeAll(hit._highlightResult),
    }));
}

/** Escapes every text of a JSON value. */
function escapeAll<Value>(value: Value): Value {
  if (typeof value === 'string') return escapeText(value) as Value;
  if (Array.isArray(value)) return value.map(escapeAll) as Value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, escapeAll(part)])) as Value;
}

/**
 * Escapes what could begin a tag, not `&`: stored searches keep these texts, and other dialogs show them as plain text.
 */
function escapeText(text: string): string {
  return text.replace(/<(?!\/?mark>)/g, '&lt;');
}
