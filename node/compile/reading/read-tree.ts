import type { Root } from 'hast';
import { digestOf } from '../../base/digest';
import { readBody } from '../../reading/body-reading';
import type { BodyReading } from '../../reading/body-reading';
import { writeAddress } from '../../reading/markdown/article-markdown';
import type { MarkdownBody } from '../../reading/markdown/article-markdown';
import { hasUnknownParts, toStaticTree } from './to-static-tree';

/** What the text of a page says as far as it is known when the page is compiled. Its addresses are open (`open-addresses`). */
export interface TreeReading extends BodyReading {
  /** Text of the first level-1 heading, which is not part of the text. */
  heading: string | null;
  /** Begins the marks that stand for open addresses in the Markdown, each with an index behind it. */
  mark: string;
  /** The open addresses by index; a number is an image of the page. */
  addresses: (string | number)[];
  /** Whether only the built page shows all of it: lists of other pages, and components whose code is not known here. */
  isPartial: boolean;
}

/** Reads the text of a compiled page once. `source` is what the writer wrote. */
export function readTree(tree: Root, heading: string | null, source: string): TreeReading {
  // A text cannot have its own digest in it.
  const mark = `x-open-${digestOf(source).slice(0, 16)}:`;
  const imageMark = `image-${mark}`;
  const addresses: (string | number)[] = [];
  const leaveOpen = (address: string): string => {
    if (!address.startsWith(imageMark) && isComplete(address)) return new URL(address).href;
    const index = addresses.push(address.startsWith(imageMark) ? Number(address.slice(imageMark.length)) : address);
    return `${mark}${index - 1}`;
  };
  const nodes = toStaticTree(tree.children, (index) => `${imageMark}${index}`);
  return { ...readBody(nodes, leaveOpen), heading, mark, addresses, isPartial: hasUnknownParts(tree) };
}

/** Whether an address does not depend on the page that it stands on. */
function isComplete(address: string): boolean {
  return URL.canParse(address) && (/^https?:\/\//i.test(address) || !/^(?:https?|mdx|asset):/i.test(address));
}

/** Returns the Markdown once all pages are known. `absolute` returns an open address as it stands in Markdown. */
export function closeMarkdown(
  { markdown, start, mark, addresses }: TreeReading,
  absolute: (address: string | number) => string,
): MarkdownBody {
  const marks = new RegExp(`(?<=\\]\\()${mark}(\\d+)(?=[) ])`, 'g');
  const write = (_: string, index: string): string => writeAddress(absolute(addresses[Number(index)] ?? ''));
  return { start, markdown: markdown.replace(marks, write) };
}
