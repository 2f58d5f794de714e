import type { Element, ElementContent, Properties, Text } from 'hast';
import { find, html } from 'property-information';
import { setPlace } from '../compile-context';
import type { ComponentNode, CompileContext, SourcePlace } from '../compile-context';
import { toCss } from './inline-style';
import { refuseActiveContent, refuseActiveProps, withoutActiveContent } from './active-content';
import { checkProperties } from './check-properties';
import { findDataFault } from './data-fault';
import { isImportedName } from '../../../src/shared/mdx-components';
import { ComponentReference, placeholder } from './scope';
import { takeSlots } from './slots';
import { parseHtml } from '../tree/parse-html';

type Props = Readonly<Record<string, unknown>>;

/** Source position of an element as the compiler passes it, relative to the body. */
interface JsxSource {
  fileName: string;
  lineNumber?: number;
  columnNumber?: number;
}

/**
 * The JSX runtime of a compiled file: builds a tree where React would create elements.
 * @reach @mdx-js/mdx: calls `jsxDEV` with the place of an element as fifth argument; faults lose their lines:
 *   `errors.test.ts`
 */
export interface Runtime {
  Fragment: symbol;
  jsxDEV: (type: unknown, props: Props, key: unknown, isStatic: boolean, source?: JsxSource) => unknown;
  /** Converts the value of an expression or component to nodes. */
  toNodes: (value: unknown, place?: SourcePlace) => ElementContent[];
  /** Accepts nodes of a Markdown file as if they had been created here. */
  adopt: (nodes: ElementContent[]) => ElementContent[];
  /** Called before an expression is evaluated; returns a function to call with its value. */
  markExpression: (place: SourcePlace) => (value: unknown) => unknown;
  /** Returns the place of the last element created or expression started: where an exception probably occurred. */
  lastPlace: () => SourcePlace | undefined;
}

/** Creates a JSX runtime that builds an HTML tree in which components keep their names. */
export function createRuntime(context: CompileContext): Runtime {
  const Fragment = Symbol('Fragment');
  const made = new WeakSet<object>();
  const placed = new WeakSet<object>();
  /** Origins of values that cannot be rendered. */
  const origins = new WeakMap<object, SourcePlace>();
  let last: SourcePlace | undefined;

  return { Fragment, jsxDEV, toNodes, adopt, markExpression, lastPlace: () => last };

  function markExpression(place: SourcePlace): (value: unknown) => unknown {
    last = place;
    return (value) => {
      if (isObject(value)) origins.set(value, place);
      return value;
    };
  }

  function jsxDEV(type: unknown, props: Props, _key: unknown, _isStatic: boolean, source?: JsxSource): unknown {
    const place =
      source?.lineNumber === undefined
        ? last
        : context.placeInFile(source.fileName, { line: source.lineNumber, column: source.columnNumber ?? 1 });
    last = place;
    if (type === Fragment) return props.children;
    if (typeof type === 'function') return (type as (props: Props) => unknown)(props);
    if (type instanceof ComponentReference) return component(type, props, place);
    if (typeof type === 'string') {
      // Docusaurus authors import an SVG and use it as a component.
      return type.startsWith('@site/')
        ? element('img', svgImageProps(type, props), place)
        : element(type, props, place);
    }
    context.error(
      'unknown-component',
      'The component used here is undefined. Expected a component of the site, a partial, or a function.',
      place,
    );
    return props.children;
  }

  function component({ name, shown }: ComponentReference, props: Props, place: SourcePlace | undefined): ComponentNode {
    const { children, ...rest } = props;
    for (const [key, value] of Object.entries(rest)) rejectFunctions(`<${shown}>`, key, value, place);
    refuseActiveProps(rest, context, place);
    if (!isImportedName(name)) checkProperties(name, rest, context, place);
    const { data, slots } = isImportedName(name)
      ? takeSlots(rest, made, (value) => toNodes(value, place), place)
      : { data: rest, slots: [] };
    const node: ComponentNode = {
      type: 'component',
      name,
      props: data,
      children: [...slots, ...toNodes(children, place)],
    };
    if (place) node.data = { place };
    made.add(node);
    return node;
  }

  function element(tagName: string, props: Props, place: SourcePlace | undefined): Element | null {
    const { children, dangerouslySetInnerHTML: inner, ...rest } = props;
    const node: Element = {
      type: 'element',
      tagName,
      properties: toProperties(tagName, rest, place),
      children: [],
    };
    if (place) setPlace(node, place);
    if (!refuseActiveContent(node, context)) return null;
    node.children = isInnerHtml(inner)
      ? withoutActiveContent(parseHtml(inner.__html, tagName), context, place)
      : toNodes(children, place);
    made.add(node);
    return node;
  }

  function toProperties(tagName: string, props: Props, place: SourcePlace | undefined): Properties {
    const properties: Properties = {};
    for (const [key, value] of Object.entries(props)) {
      if (value === null || value === undefined || key === 'ref') continue;
      rejectFunctions(`<${tagName}>`, key, value, place);
      const { property, booleanish } = find(html, key);
      if (typeof value === 'string' || typeof value === 'number') properties[property] = value;
      else if (typeof value === 'boolean') {
        // React writes `aria-x="false"` and `draggable="false"` but omits `hidden={false}`.
        if (booleanish || /^(?:aria|data)[A-Z-]/.test(property)) properties[property] = String(value);
        else properties[property] = value;
      } else if (property === 'style' && typeof value === 'object') properties.style = toCss(value);
      else if (typeof value !== 'function') {
        context.error(
          'invalid-attribute',
          `The attribute "${key}" of <${tagName}> is ${Array.isArray(value) ? 'a list' : 'an object'}. Expected text, a number or a boolean.`,
          place,
        );
      }
    }
    return properties;
  }

  function rejectFunctions(owner: string, key: string, value: unknown, place: SourcePlace | undefined): void {
    if ((value instanceof ComponentReference && !isImportedName(value.name)) || value === placeholder) return;
    const fault = findDataFault(value);
    if (fault === null) return;
    context.error(
      'function-in-prop',
      `"${key}" of ${owner} ${fault}. Expected data: pages are rendered at build time, and only data can be stored.`,
      place,
    );
  }

  function adopt(nodes: ElementContent[]): ElementContent[] {
    const adopted = withoutActiveContent(nodes, context);
    for (const node of adopted) made.add(node);
    return adopted;
  }

  function toNodes(value: unknown, parentPlace?: SourcePlace): ElementContent[] {
    const place = (isObject(value) ? origins.get(value) : undefined) ?? parentPlace;
    if (value === null || value === undefined || typeof value === 'boolean' || value === '') return [];
    if (value === placeholder) return [];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
      return [{ type: 'text', value: String(value) } satisfies Text];
    }
    if (Array.isArray(value)) return value.flatMap((item) => toNodes(item, place));
    if (typeof value === 'object' && made.has(value)) {
      const node = value as ElementContent;
      if (!placed.has(node)) {
        placed.add(node);
        return [node];
      }
      // An element used twice, for instance from an `export const`, must be cloned because plugins change nodes in
      // place.
      return [cloneNode(node)];
    }
    context.error('invalid-child', describeUnshown(value), place ?? last);
    return [];
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

function cloneNode<N extends ElementContent>(node: N): N {
  if (node.type === 'element')
    return { ...node, properties: { ...node.properties }, children: node.children.map(cloneNode) };
  if (node.type === 'component') return { ...node, props: { ...node.props }, children: node.children.map(cloneNode) };
  return { ...node };
}

function isInnerHtml(value: unknown): value is { __html: string } {
  return typeof value === 'object' && value !== null && '__html' in value && typeof value.__html === 'string';
}

function svgImageProps(src: string, props: Props): Props {
  const { title, ...rest } = props;
  return { ...rest, src, alt: typeof title === 'string' ? title : '' };
}

function describeUnshown(value: unknown): string {
  if (value instanceof ComponentReference) {
    return `"${value.shown}" is a component because it begins with a capital. Expected <${value.shown} />, or for a value another name: import { ${value.shown} as value }.`;
  }
  return `${typeof value === 'function' ? 'A function' : 'An object'} cannot be shown here. Expected text, a number, an element or a list of these.`;
}
