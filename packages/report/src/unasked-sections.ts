import { blockMarks, getReading, readSectionQuestion, readStoredContent } from './engine';
import type { Doc, PageSection } from './engine';

/** A section of level 2, the id that a question in the front matter names it by, and whether one does. */
export interface AskedSection {
  id: string;
  heading: string;
  isAsked: boolean;
}

/** A page with steps, and its sections of level 2. */
export interface TaskPage {
  /** Below `content/`. */
  file: string;
  sections: AskedSection[];
}

/**
 * A heading is that of a list of links, such as "Related pages", if at least so many pages have it and questions name it on
 * less than this share of them.
 */
const linkLists = { pages: 10, asked: 0.1 };

/** Returns the task pages of a site, by file: those that are listed and have steps. Reads the content of `root`. */
export function findTaskPages(root: string): TaskPage[] {
  const pages = readStoredContent(root)
    .docs.filter(({ draft, unlisted }) => !draft && !unlisted)
    .flatMap((doc) => describeTaskPage(doc, getReading(doc.sourcePath).sections) ?? []);
  return withoutLinkLists(pages).sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Returns the sections of a page, or null if it has no steps. A question about a part of a section is one about the
 * section.
 */
export function describeTaskPage(
  { sourcePath, questions }: Pick<Doc, 'sourcePath' | 'questions'>,
  sections: readonly PageSection[],
): TaskPage | null {
  if (!sections.some(({ blocks }) => blocks.some((block) => block.startsWith(blockMarks.step)))) return null;
  const asked = new Set(questions.map((question) => readSectionQuestion(question).section));
  const found: AskedSection[] = [];
  for (const { level, anchor: id, heading } of sections) {
    const isAsked = id !== null && asked.has(id);
    const current = found.at(-1);
    if (level === 2 && id !== null) found.push({ id, heading, isAsked });
    else if (level > 2 && isAsked && current) current.isAsked = true;
  }
  return { file: sourcePath.slice('content/'.length), sections: found };
}

/** Leaves out sections whose heading many pages have and hardly a question names: they have nothing to ask about. */
export function withoutLinkLists(pages: readonly TaskPage[]): TaskPage[] {
  const byHeading = new Map<string, AskedSection[]>();
  for (const section of pages.flatMap(({ sections }) => sections)) {
    byHeading.set(section.heading, [...(byHeading.get(section.heading) ?? []), section]);
  }
  const isLinkList = ({ heading }: AskedSection): boolean => {
    const all = byHeading.get(heading) ?? [];
    return all.length >= linkLists.pages && all.filter(({ isAsked }) => isAsked).length < all.length * linkLists.asked;
  };
  return pages.map(({ file, sections }) => ({ file, sections: sections.filter((one) => !isLinkList(one)) }));
}
