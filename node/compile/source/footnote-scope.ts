import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { isRecord } from '../../base/is-record';
import type { FootnoteScope } from '../compile-context';
import { walk } from '../tree/walk';

/** Writes the name of its file on each mark of a footnote and on the section with the notes. */
export const rehypeFootnoteSource: Plugin<[], Root> = () => (tree, file) => {
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    const { dataFootnoteRef, dataFootnotes } = node.properties;
    if (dataFootnoteRef !== undefined || dataFootnotes !== undefined) node.properties.dataFootnoteSource = file.path;
    return undefined;
  });
};

/**
 * Marks the footnotes of a file in what it rendered, and returns that. Those of the files that it imports have their
 * scope already, and those in the content that it was given belong to another file.
 */
export function inFootnoteScope<Value>(rendered: Value, scope: FootnoteScope): Value {
  mark(rendered, scope);
  return rendered;
}

function mark(value: unknown, scope: FootnoteScope): void {
  if (Array.isArray(value)) {
    for (const item of value) mark(item, scope);
  } else if (isRecord(value)) {
    const { properties, data } = value;
    if (isRecord(properties) && properties.dataFootnoteSource === scope.file) {
      delete properties.dataFootnoteSource;
      value.data = { ...(isRecord(data) ? data : {}), footnotes: scope };
    }
    mark(value.children, scope);
  }
}
