import type { CategoryPageContext } from '../../src/shared/page-context';
import { describeCategory } from '../../src/shared/page-context';
import { encodePath, isExternal } from '../../src/shared/paths';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';
import { getReading } from '../compile/compile-cache';
import { isPublished } from '../content/doc';
import { resolveAddress } from '../compile/open-addresses';
import { closeMarkdown } from '../compile/reading/read-tree';
import { readBody } from '../reading/body-reading';
import type { BodyReading } from '../reading/body-reading';
import { listingNodes } from '../reading/listing';
import { parseFragment } from '../reading/parse';
import { absolute } from '../reading/markdown/article';
import type { MarkdownBody } from '../reading/markdown/article-markdown';
import { describedMarkdown, readDescribed } from '../reading/page-reading';
import type { DescribedPage, PageReading } from '../reading/page-reading';
import type { ImageAddresses } from './page-data';
import type { SitePage } from './site-pages';

type ReadDoc = Queries.ReadDocsQuery['allDoc']['nodes'][number];

/** Without fields for which Gatsby follows other files, which takes longer than all else. */
const query = /* GraphQL */ `
  query ReadDocs {
    allDoc {
      nodes {
        draft
        path
        sourcePath
        area
        title
        description
        keywords
        unlisted
        hideTitle
        aboveText {
          html
        }
      }
    }
  }
`;

/** Queries what `ContentReadings` must know of documents. */
export async function queryReadDocs(graphql: Graphql): Promise<readonly ReadDoc[]> {
  return (await runQuery<Queries.ReadDocsQuery>(graphql, query)).allDoc.nodes;
}

interface Input {
  pages: readonly Pick<SitePage, 'path' | 'listing'>[];
  docs: readonly ReadDoc[];
  siteUrl: string;
  pathPrefix: string;
  /** Returns the addresses of the images of a page, by their index. */
  imagesOf: (path: string) => ImageAddresses;
}

/** What a page says, known without its HTML. */
export interface ContentReading extends Omit<PageReading, 'markdown'> {
  /** Made when asked for, because search does without. */
  markdown: () => PageReading['markdown'];
  /** Whether only its built HTML shows all of it. */
  isPartial: boolean;
}

/** What the documents and listings of the site say, known without their HTML. */
export class ContentReadings {
  private readonly docs: ReadonlyMap<string, ReadDoc>;
  private readonly listings: ReadonlyMap<string, CategoryPageContext>;
  /** Paths of documents, by file. */
  private readonly paths: ReadonlyMap<string, string>;
  private readonly base: string;

  constructor(private readonly input: Input) {
    // No list has a draft, but pages can link to one while the site is developed.
    this.docs = new Map(input.docs.filter(({ draft }) => !draft).map((doc) => [doc.path, doc]));
    this.listings = new Map(input.pages.flatMap(({ path, listing }) => (listing ? [[path, listing]] : [])));
    this.paths = new Map(input.docs.filter(isPublished).map((doc) => [doc.sourcePath, doc.path]));
    this.base = input.siteUrl + input.pathPrefix;
  }

  /** Returns what a page says; null if it is neither a document nor a listing. */
  read(path: string): ContentReading | null {
    const doc = this.docs.get(path);
    if (doc) return this.readDoc(doc);
    const listing = this.listings.get(path);
    return listing ? this.readListing(path, listing) : null;
  }

  private readDoc(doc: ReadDoc): ContentReading {
    const { path, title, keywords, area, unlisted, hideTitle, aboveText } = doc;
    const { imagesOf, pathPrefix } = this.input;
    const tree = getReading(doc.sourcePath);
    const resolve = (address: string): string => {
      const resolved = resolveAddress(address, this.paths);
      return resolved.startsWith('/') && !isExternal(resolved) ? pathPrefix + resolved : resolved;
    };
    const heading = tree.heading ?? (hideTitle ? null : title);
    const page = { path, area, title, heading, description: doc.description ?? '', keywords, isUnlisted: unlisted };
    const above = readBody(
      aboveText.flatMap(({ html }) => parseFragment(html)),
      (address) => this.absolute(path, resolve(address)),
    );
    const facts = {
      ids: [...above.facts.ids, ...tree.facts.ids],
      headings: above.facts.headings + tree.facts.headings,
      links: [...above.facts.links, ...tree.facts.links].map(resolve),
    };
    const close = (): MarkdownBody => {
      const images = tree.addresses.some((address) => typeof address === 'number') ? imagesOf(path) : [];
      const body = closeMarkdown(tree, (address) =>
        this.absolute(path, typeof address === 'number' ? (images[address] ?? '') : resolve(address)),
      );
      return above.markdown === ''
        ? body
        : { ...above, markdown: [above.markdown, body.markdown].filter(Boolean).join('\n') };
    };
    return this.describe(page, { sections: tree.sections, facts }, close, tree.isPartial);
  }

  private readListing(path: string, listing: CategoryPageContext): ContentReading {
    const { area, title, keywords } = listing;
    const addressOf = (to: string): string => (isExternal(to) ? to : this.input.pathPrefix + encodePath(to));
    const body = readBody(listingNodes(listing, addressOf), (address) => this.absolute(path, address));
    const description = describeCategory(listing);
    const page = { path, area, title, heading: title, description, keywords, isUnlisted: false };
    return this.describe(page, body, () => body, false);
  }

  private describe(
    page: DescribedPage,
    body: Pick<BodyReading, 'facts' | 'sections'>,
    close: () => MarkdownBody,
    isPartial: boolean,
  ): ContentReading {
    const markdown = (): string | null => describedMarkdown(page, close(), this.base);
    return { ...readDescribed(page, body, this.base), markdown, isPartial };
  }

  private absolute(path: string, address: string): string {
    return absolute(address, this.base + encodePath(path));
  }
}
