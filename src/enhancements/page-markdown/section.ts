import { Marked } from 'marked';
import { enhancementWords } from '../../shared/words/enhancements';

interface Section {
  /** Position of its heading among all headings of the text, from 0. */
  index: number;
  level: number;
  /** Address of the section. */
  link: string;
}

const marked = new Marked({ gfm: true });

/**
 * Cuts a section out of the Markdown version of a page, up to the next heading of the same or a higher level, and adds
 * its address below the heading.
 * @throws if there is no such heading, for instance because the page is newer than what the reader's browser shows
 */
export function sectionOf(markdown: string, { index, level, link }: Section): string {
  const tokens = marked.lexer(markdown);
  const headings = tokens.flatMap((token, position) =>
    token.type === 'heading' ? { position, level: Number(token.depth) } : [],
  );
  // The first heading is the title, which is above the text.
  const start = headings[index + 1];
  if (start?.level !== level) throw new Error(`The Markdown version has no heading ${index + 1} of level ${level}.`);
  const end = headings.find((heading) => heading.position > start.position && heading.level <= level);
  const [heading = '', ...rest] = tokens.slice(start.position, end?.position).map(({ raw }) => raw);
  return `${heading.trim()}\n\n${enhancementWords.source} <${link}>\n\n${rest.join('').trim()}\n`;
}
