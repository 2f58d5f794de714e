import { renderBody } from './markdown/article-markdown';
import type { MarkdownBody } from './markdown/article-markdown';
import { toFlow } from './markdown/article-tree';
import type { Resolve } from './markdown/article-tree';
import { collectFacts } from './page-facts';
import type { PageFacts } from './page-facts';
import type { PageNode } from './parse';
import { readText } from './page-text';
import type { PageSection } from './page-text';

/** What the text below a page's title says, for checks, search and Markdown. */
export interface BodyReading extends MarkdownBody {
  sections: PageSection[];
  facts: Pick<PageFacts, 'links' | 'ids' | 'headings'>;
}

/** Reads the text below a title. */
export function readBody(nodes: readonly PageNode[], resolve: Resolve): BodyReading {
  const { links, ids, headings } = collectFacts({ children: nodes });
  return {
    sections: readText(nodes, true).sections,
    facts: { links, ids, headings },
    ...renderBody({ type: 'root', children: toFlow(nodes, resolve) }),
  };
}
