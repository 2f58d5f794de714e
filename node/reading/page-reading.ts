import { areaNamed, searchTagOf } from '../../src/shared/areas';
import { locale } from '../../src/shared/constants';
import { documentTitle } from '../../src/shared/document-title';
import { encodePath } from '../../src/shared/paths';
import { site } from '../../src/shared/site';
import type { BodyReading } from './body-reading';
import { renderPage } from './markdown/article-markdown';
import type { MarkdownBody } from './markdown/article-markdown';
import { describeFacts } from './page-facts';
import type { PageFacts } from './page-facts';
import { makePageText } from './page-text';
import type { PageText } from './page-text';
import { collapseSpaces } from './parse';
import { splitKeywords } from './readable';
import type { PageHead } from './readable';

/** What a page says: what checks, search and Markdown ask of it. */
export interface PageReading {
  facts: PageFacts;
  /** `null` if the page has no title. */
  text: PageText | null;
  /** The page as Markdown; `null` if it has no article or is noindex. */
  markdown: string | null;
}

/** What is known of a page beside the text below its title. */
export interface DescribedPage {
  /** Declared form, without base path. */
  path: string;
  /** Name of its area. */
  area: string;
  /** As in the browser's tab, without the name of the site. */
  title: string;
  /** Above the text; null for none. */
  heading: string | null;
  /** Empty for none. */
  description: string;
  keywords: readonly string[];
  isUnlisted: boolean;
}

/** Returns what checks and search ask of a page whose text has been read. `base` is the site's URL with base path. */
export function readDescribed(
  page: DescribedPage,
  body: Pick<BodyReading, 'facts' | 'sections'>,
  base: string,
): Omit<PageReading, 'markdown'> {
  const head = describeHead(page, base);
  const title = headingOf(page);
  const [first, ...others] = body.sections;
  return {
    facts: describeFacts(
      {
        title: documentTitle(page.title, site.siteTitle),
        hasHeading: title !== null,
        description: page.description,
        canonical: head.canonical,
      },
      body.facts,
    ),
    text:
      title === null || !first
        ? null
        : makePageText(head, { title, sections: [{ ...first, heading: title }, ...others] }),
  };
}

/** Returns such a page as Markdown; null if it has no text or is unlisted. */
export function describedMarkdown(page: DescribedPage, body: MarkdownBody, base: string): string | null {
  const { isNoindex, canonical: address, title, description } = describeHead(page, base);
  if (isNoindex || address === null || body.markdown === '') return null;
  return renderPage({ title: headingOf(page) ?? title ?? '', description, address }, body);
}

function headingOf({ heading }: DescribedPage): string | null {
  return heading === null ? null : collapseSpaces(heading);
}

function describeHead(page: DescribedPage, base: string): PageHead {
  const area = areaNamed(page.area);
  return {
    title: collapseSpaces(page.title),
    description: collapseSpaces(page.description) || null,
    keywords: splitKeywords(page.keywords.join(', ')),
    isNoindex: page.isUnlisted,
    canonical: base + encodePath(page.path),
    language: locale.language,
    tag: area ? searchTagOf(area) : 'default',
  };
}
