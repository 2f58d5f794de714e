import type { Root } from 'hast';
import { readBody } from '../../reading/body-reading';
import type { BodyReading } from '../../reading/body-reading';
import { writeAddress } from '../../reading/markdown/article-markdown';
import type { MarkdownBody } from '../../reading/markdown/article-markdown';
import { hasOpenParts, toDom } from './to-dom';

/**
 * What the text of a page says as far as it is known when the page is compiled. Its addresses are
 * open (`open-addresses`), that of an image is its index (`image:3`).
 */
export interface TreeReading extends BodyReading {
  /** Text of the first level-1 heading, which is not part of the text. */
  heading: string | null;
  /** Addresses in the order of their marks in the Markdown. */
  addresses: string[];
  /** Whether only the built page shows all of it: lists of other pages, and components whose code is not known here. */
  isOpen: boolean;
}

/** What stands for an address of this site in Markdown until all pages are known. */
const markOf = (index: number): string => `x-open:${index}`;
const mark = /(?<=\]\()x-open:(\d+)(?=[) ])/g;

/** Reads the text of a compiled page once. */
export function readTree(tree: Root, heading: string | null): TreeReading {
  const addresses: string[] = [];
  const leaveOpen = (address: string): string =>
    URL.canParse(address) && !/^(?:mdx|asset|image):/.test(address)
      ? new URL(address).href
      : markOf(addresses.push(address) - 1);
  return { ...readBody(toDom(tree.children), leaveOpen), heading, addresses, isOpen: hasOpenParts(tree) };
}

/** Returns the Markdown once all pages are known. `absolute` returns an open address as it stands in Markdown. */
export function closeMarkdown(
  { markdown, start, addresses }: TreeReading,
  absolute: (address: string) => string,
): MarkdownBody {
  const write = (_: string, index: string): string => writeAddress(absolute(addresses[Number(index)] ?? ''));
  return { start, markdown: markdown.replace(mark, write) };
}
