import type { Element, ElementContent, Root } from 'hast';
import { parseMeta } from '../code/meta';
import { DiagramError } from '../diagrams/diagram-error';
import type { DiagramFault } from '../../content/content-definition';
import { importedName, liveDiagramModule } from '../../../src/shared/mdx-components';
import { columns, phoneScale, smallestText, widthOf } from '../diagrams/lay-out';
import { renderMermaid } from '../diagrams/mermaid';
import { renderSchematic } from '../diagrams/schematic';
import { componentNode, elementNode } from '../compile-context';
import type { CompileContext, SourcePlace } from '../compile-context';
import { isTimeout, timeLimit, withinTimeLimit } from '../source/page-code';
import { textOf } from '../tree/text';
import { fencedCode } from './code-blocks';
import { walk } from '../tree/walk';

interface Diagram {
  kind: 'mermaid' | 'schematic';
  /** The fence's `<code>`. */
  code: Element;
  source: string;
  title: string | undefined;
  alt: string;
  place: SourcePlace | undefined;
  replace: (figure: ElementContent) => void;
}

/**
 * Renders `mermaid` and `schematic` fences as figures with a text alternative and a caption. What cannot be drawn here
 * is drawn in the browser if the site can. One with a fault stays a code block, so that readers lose nothing.
 */
export function diagrams(tree: Root, context: CompileContext): void {
  for (const diagram of find(tree)) {
    const { kind, code, alt, place } = diagram;
    const id = context.nextId('diagram');
    try {
      const render = (): string =>
        kind === 'mermaid' ? renderMermaid(diagram.source, alt, id) : renderSchematic(diagram.source, alt);
      diagram.replace(figure(diagram, withinTimeLimit(render)));
    } catch (cause) {
      const fault = findFault(diagram.source, cause, context);
      if (fault !== null) {
        context.warn(
          'diagram-syntax',
          `${fault.message} The diagram is shown as text.`,
          place && { ...place, line: place.line + fault.line, column: 1 },
        );
        code.properties.dataLanguage = 'text';
        continue;
      }
      const { source, title } = diagram;
      diagram.replace(
        componentNode(
          importedName(liveDiagramModule, 'LiveDiagram'),
          { source, alt, ...(title ? { title } : {}) },
          [],
          place,
        ),
      );
    }
    if (alt === '') {
      context.warn(
        'missing-diagram-alt',
        `The ${kind} diagram has no text alternative. Expected alt="…" after the language, with one or two sentences that say what it shows.`,
        place,
      );
    }
  }
}

/** Returns null if the browser can draw what could not be drawn here. */
function findFault(source: string, cause: unknown, { input }: CompileContext): DiagramFault | null {
  if (isTimeout(cause))
    return { message: `The diagram was not drawn within ${timeLimit / 1000} s. Expected fewer arrows.`, line: 1 };
  if (!(cause instanceof DiagramError)) throw cause;
  if (!cause.mayBeValid) return cause;
  const { liveDiagrams } = input;
  if (!liveDiagrams)
    return { message: `${cause.message} Further syntax and kinds need the package live-mermaid.`, line: cause.line };
  const fault = liveDiagrams.faultOf(source);
  if (fault === null) return null;
  // Ours says what is expected, but of the first line that the library does not know. Mermaid may name the line after it.
  if (fault.line === cause.line || fault.line === cause.line + 1) return cause;
  return { ...fault, message: `Mermaid finds a fault: ${fault.message.split('\n', 1)[0] ?? ''}` };
}

function find(tree: Root): Diagram[] {
  const found: Diagram[] = [];
  walk(tree, (node, _index, parent) => {
    const code = fencedCode(node);
    const kind = code?.properties.dataLanguage;
    if (!code || (kind !== 'mermaid' && kind !== 'schematic')) return undefined;
    const { title, alt = '' } = parseMeta(String(code.properties.dataFence ?? ''));
    const replace = (replacement: ElementContent): void => {
      const at = (parent.children as ElementContent[]).indexOf(node as ElementContent);
      parent.children[at] = replacement;
    };
    const place = node.type === 'element' ? node.data?.place : undefined;
    found.push({ kind, code, source: textOf(code).trimEnd(), title, alt, place, replace });
    return 'skip';
  });
  return found;
}

function figure({ kind, title, place }: Diagram, svg: string): Element {
  const caption = title ? [elementNode('figcaption', {}, [{ type: 'text', value: title }])] : [];
  // Of two drawings, phones show the second. Where it would have to shrink further, the figure scrolls instead and must
  // be focusable.
  const drawings = svg.split(/(?=<svg )/);
  const isLarge = !isLegible(drawings.at(0) ?? '');
  const isWide = widthOf(drawings.at(-1) ?? '') * phoneScale > columns.phone;
  const classes = { schematic: kind === 'schematic', 'diagram-wide': isWide, 'diagram-large': isLarge };
  const properties = {
    className: ['diagram', ...Object.entries(classes).flatMap(([name, has]) => (has ? [name] : []))],
    ...(isWide || isLarge ? { tabIndex: 0 } : {}),
  };
  return elementNode('figure', properties, [{ type: 'raw', value: svg }, ...caption], place);
}

/** Whether the smallest text of a drawing stays large enough when it is shrunk to the width of an article. */
function isLegible(svg: string): boolean {
  const sizes = Array.from(svg.matchAll(/ font-size="([\d.]+)"/g), ([, size]) => Number(size));
  return Math.min(...sizes) * Math.min(1, columns.article / widthOf(svg)) >= smallestText;
}
