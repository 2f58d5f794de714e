import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Plugin } from 'unified';
import { fileState } from '../source/file-state';
import { visitAll } from '../tree/walk';

/**
 * Warns of a code block that nothing closes: what follows becomes code, or stops being it. Often an admonition around it
 * ends at a ":::" in the code.
 */
export const remarkFences: Plugin<[], Root> = () => (tree, file) => {
  const { context, source } = fileState(file);
  const lines = source.body.split('\n');
  const boxes: ContainerDirective[] = [];
  visitAll(tree, (node) => {
    if (node.type === 'containerDirective') boxes.push(node);
    if (node.type !== 'code' || isClosed(node, lines)) return;
    const place = context.placeIn(source, node.position?.start);
    const box = boxes.findLast((one) => isWithin(node, one));
    const end = box?.position?.end.line;
    const marker = /:{3,}[\t ]*$/.exec(end === undefined ? '' : (lines[end - 1] ?? ''))?.[0].trim();
    if (!box || end === undefined || marker === undefined) {
      const message = 'The code block is not closed. Expected a line with the same signs as its first after the code.';
      context.warn('unclosed-code', message, place);
      return;
    }
    context.warn(
      'unclosed-code',
      `":::${box.name}" ends on line ${end + source.lineOffset}, in the code block that begins on line ${place.line}. Expected the end of the code before it; if the code has ":::" in it, use "${marker}:" around it, as in "${marker}:${box.name}".`,
      context.placeIn(source, box.position?.start),
    );
  });
};

/** Whether a code block ends with its fence; one that is indented needs none. */
function isClosed({ position }: Code, lines: readonly string[]): boolean {
  const { start, end } = position ?? {};
  const fence = /^(?:`{3,}|~{3,})/.exec(lines[(start?.line ?? 0) - 1]?.slice((start?.column ?? 1) - 1) ?? '')?.[0];
  if (fence === undefined || !start || !end) return true;
  const last = (lines[end.line - 1] ?? '').slice(0, end.column - 1).trimEnd();
  const closing = /(?:^|[\s>])(`{3,}|~{3,})$/.exec(last)?.[1];
  return end.line > start.line && closing?.startsWith(fence) === true;
}

function isWithin({ position }: Code, box: ContainerDirective): boolean {
  const line = position?.start.line ?? 0;
  return line > (box.position?.start.line ?? 0) && line <= (box.position?.end.line ?? 0);
}
