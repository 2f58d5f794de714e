import type { CreateResolversArgs } from 'gatsby';
import type { ChangelogEntry } from '../../src/shared/content-tree';
import { rewriteHtmlAddresses } from '../../src/shared/html-addresses';
import { isBelowPath } from '../../src/shared/paths';
import { site } from '../../src/shared/site';
import { isPublished } from '../content/doc';
import type { DocNode } from './doc-nodes';
import { compiled, createAddressResolver } from './compiled-page';
import { findAll } from './node-model';
import type { ResolverContext } from './node-model';

/** An entry of the changelog and the path of its page. */
export interface ListedChange extends ChangelogEntry {
  path: string;
}

/** Resolves the changelog entries of a page. */
export const changelogEntries = compiled(async (page, { path: ownPath }, context): Promise<ListedChange[]> => {
  const resolve = await createAddressResolver(page, context);
  return page.changelogEntries.map((entry) => ({
    ...entry,
    path: ownPath,
    html: rewriteHtmlAddresses(entry.html, resolve),
  }));
});

/** Creates the query `newestChanges`: the entries of the changelog that readers can find, newest first. */
export function createChangeResolvers({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers({
    Query: {
      newestChanges: {
        type: '[ChangelogEntry!]!',
        args: { limit: 'Int!' },
        resolve: async (_source: unknown, { limit }: { limit: number }, context: ResolverContext) =>
          (await listChanges(context)).slice(0, limit),
      },
    },
  });
}

/** Returns the entries of the changelog that readers can find, newest first. */
export async function listChanges(context: ResolverContext): Promise<ListedChange[]> {
  const { changelog } = site;
  if (changelog === null) return [];
  const docs = await findAll<DocNode>(context.nodeModel, 'Doc');
  const pages = docs.filter((doc) => isBelowPath(doc.path, changelog.path) && isPublished(doc) && !doc.unlisted);
  const entries = await Promise.all(pages.map((doc) => changelogEntries.resolve(doc, {}, context)));
  return entries.flat().sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'));
}
