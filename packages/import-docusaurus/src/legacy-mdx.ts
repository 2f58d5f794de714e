import htmlTags from 'html-tags';
import { VFileMessage } from 'vfile-message';
import { visit } from 'unist-util-visit';
import { explainSyntaxError, isJsx, parseSource, scopeNames, splitFrontMatter } from './engine';
import { mapProse } from './parts-of-page';

/** What MDX 1 reads and MDX does not, in ways that both do. Each returns the text of a page. */

/** Addresses in angle brackets outside of code become links. */
export function withLinks(text: string, file: string): string {
  return mapProse(text, file, (prose) =>
    prose
      .replace(/<(https?:\/\/[^\s<>]+)>/g, (_match, url: string) => `[${url.replace(/[[\]_*]/g, '\\$&')}](${url})`)
      .replace(/<([\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/g, '[$1](mailto:$1)'),
  );
}

/** Comments outside of code become those of JSX, but those that give a heading its id. */
export function withJsxComments(text: string, file: string): string {
  return mapProse(text, file, (prose) =>
    prose.replace(/<!--(?!\s*#)([^]*?)-->/g, (_, comment: string) => `{/*${comment.replaceAll('*/', '* /')}*/}`),
  );
}

/** Links whose text stands in a line of its own, in text that goes on beside them, get into one line. */
export function withLinksInLines(text: string, file: string): string {
  return mapProse(text, file, (prose) =>
    prose.replace(
      /(<a\b[^>]*>)\s*\n\s*([^<\n]*?)\s*\n\s*(?=<\/a>)/g,
      (_match, tag: string, words: string) => tag + words,
    ),
  );
}

/** Pieces of one page that become text at most. */
const most = 50;

/**
 * Whether what begins a piece of code is that of a type or a comparison: `Map<string>`, `Promise<object>`, `a <5`. A component
 * may be meant.
 */
function isWords(wasCode: string, before: string): boolean {
  const [, name = ''] = /^<\/?(.*)/.exec(wasCode) ?? [];
  if (!wasCode.startsWith('<') || /^[A-Z]/.test(name)) return false;
  return /\w$/.test(before) || !htmlTags.some((tag) => tag === name);
}

/** Arguments of types, and comparisons, become text. */
export function withTypesAsText(text: string, file: string): string {
  let current = text;
  for (let count = 0; count < most; count++) {
    try {
      parseSource(current, file);
      return current;
    } catch (cause) {
      const { body } = splitFrontMatter(current);
      const fault = cause instanceof VFileMessage ? explainSyntaxError(cause, body) : undefined;
      const { repaired = body, wasCode = '' } = fault ?? {};
      const sign = body.split('').findIndex((letter, at) => letter !== repaired[at]);
      if (!isWords(wasCode, body.slice(0, Math.max(0, sign)))) return text;
      current = current.slice(0, current.length - body.length) + repaired;
    }
  }
  return text;
}

/** A heading that is the name of a component of somebody else becomes text: `## <Menu />`. */
export function withNamesAsText(text: string, file: string): string {
  const signs: number[] = [];
  let declarations = '';
  try {
    const { tree, offsetOf } = parseSource(text, file);
    visit(tree, 'mdxjsEsm', ({ value }) => void (declarations += value));
    visit(tree, 'heading', ({ children: [only, ...others] }) => {
      if (!only || others.length > 0 || !isJsx(only) || only.children.length > 0 || only.attributes.length > 0) return;
      const name = only.name ?? '';
      const isKnown = scopeNames.includes(name) || new RegExp(`\\b${name}\\b`).test(declarations);
      if (/^[A-Z]\w*$/.test(name) && !isKnown) signs.push(offsetOf(only.position?.start.offset ?? 0));
    });
  } catch {
    return text;
  }
  return signs.reduceRight((result, at) => `${result.slice(0, at)}\\${result.slice(at)}`, text);
}
