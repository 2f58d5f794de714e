import type { Element, ElementContent } from 'hast';
import { clip } from '../compile-context';
import type { CompileContext, SourcePlace } from '../compile-context';
import { isExternal } from '../../../src/shared/paths';

/** Elements that run code, or change what addresses and the page mean. */
const refusedElements: Readonly<Record<string, string>> = {
  script: 'Scripts belong in src/enhancements, or in a component of src/components/mdx',
  base: 'Expected full paths in links',
  embed: 'Expected <iframe>, <video>, <audio> or a link',
  meta: 'Expected a field of the front matter',
  object: 'Expected <iframe>, <video>, <audio> or a link',
};

/** Attributes whose value is an address that browsers follow or load. */
const addressAttributes = new Set([
  'action',
  'data',
  'formAction',
  'href',
  'ping',
  'poster',
  'src',
  'srcSet',
  'to',
  'url',
  'xLinkHref',
]);

/** Characters of an address that a message shows. */
const longestQuote = 80;

/** Those that may be an image in the address itself. */
const imageAttributes = new Set(['poster', 'src', 'srcSet']);

/**
 * Reports what would run code or show another site, and takes it out: the pages' security policy is made for the site's
 * own scripts, and content must not extend it. Returns whether the element may stay.
 */
export function refuseActiveContent(
  element: Element,
  context: CompileContext,
  place: SourcePlace | undefined = element.data?.place,
): boolean {
  const { tagName, properties } = element;
  const refuse = (what: string, expected: string): void => {
    context.error('active-content', `${what} is not allowed in content. ${expected}.`, place);
  };
  const instead = refusedElements[tagName.toLowerCase()];
  if (instead !== undefined) {
    refuse(`<${tagName}>`, instead);
    return false;
  }
  for (const [name, value] of Object.entries(properties)) {
    const isHandler = /^on/i.test(name);
    if (!isHandler && name !== 'srcDoc' && !isCode(name, value)) continue;
    refuse(
      isHandler || name === 'srcDoc'
        ? `${name.toLowerCase()}="…"`
        : `The address "${clip(String(value), longestQuote)}"`,
      isHandler ? 'Expected a component of the site for anything interactive' : 'Expected a path or an https address',
    );
    Reflect.deleteProperty(properties, name);
  }
  const { embedOrigins = [] } = context.input;
  if (tagName === 'iframe' && isForeign(properties.src, embedOrigins)) {
    refuse(
      `<iframe src="${clip(String(properties.src), longestQuote)}">`,
      embedOrigins.length > 0
        ? `Expected an origin of \`embedOrigins\` in site/site.ts: ${embedOrigins.join(', ')}`
        : 'Expected its origin in `embedOrigins` in site/site.ts',
    );
    return false;
  }
  if (tagName === 'form' && typeof properties.action === 'string' && isExternal(properties.action.trim())) {
    refuse(`<form action="${clip(properties.action, longestQuote)}">`, 'Expected a path of this site');
    return false;
  }
  return true;
}

/** Reports and removes addresses among the props of a component that would run code. */
export function refuseActiveProps(
  props: Record<string, unknown>,
  context: CompileContext,
  place: SourcePlace | undefined,
): void {
  for (const [key, value] of Object.entries(props)) {
    if (!isCode(key, value)) continue;
    const message = `The address "${clip(String(value), longestQuote)}" is not allowed in content. Expected a path or an https address.`;
    context.error('active-content', message, place);
    Reflect.deleteProperty(props, key);
  }
}

/** Applies `refuseActiveContent` to nodes that a parser of HTML made. `place` is for those that have none. */
export function withoutActiveContent(
  nodes: readonly ElementContent[],
  context: CompileContext,
  place?: SourcePlace,
): ElementContent[] {
  return nodes.filter((node) => {
    if (node.type !== 'element') return true;
    if (!refuseActiveContent(node, context, node.data?.place ?? place)) return false;
    node.children = withoutActiveContent(node.children, context, place);
    return true;
  });
}

/** Whether a value is an address that runs code, or holds a document of its own. */
function isCode(attribute: string, value: unknown): boolean {
  if (!addressAttributes.has(attribute) || typeof value !== 'string') return false;
  // Browsers ignore control characters in a scheme.
  const address = value.replace(/[\p{Cc}\s]/gu, '').toLowerCase();
  if (/^(?:javascript|vbscript):/.test(address)) return true;
  return address.startsWith('data:') && !(address.startsWith('data:image/') && imageAttributes.has(attribute));
}

/** Whether an address leads to an origin that is not among the allowed ones. */
export function isForeign(src: unknown, allowed: readonly string[]): boolean {
  if (typeof src !== 'string' || !isExternal(src.trim())) return false;
  const address = src.trim().startsWith('//') ? `https:${src.trim()}` : src.trim();
  return !URL.canParse(address) || !allowed.includes(new URL(address).origin);
}
