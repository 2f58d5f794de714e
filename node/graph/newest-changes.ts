import type { CreateResolversArgs } from 'gatsby';
import { isBelowPath } from '../../src/shared/paths';
import { site } from '../../src/shared/site';
import { isPublished } from '../content/doc';
import type { DocNode } from './doc-nodes';
import { changelogEntries } from './doc-resolvers';
import type { ListedChange } from './doc-resolvers';
import { findAll } from './node-model';
import type { ResolverContext } from './node-model';

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

async function listChanges(context: ResolverContext): Promise<ListedChange[]> {
  const { changelog } = site;
  if (changelog === null) return [];
  const docs = await findAll<DocNode>(context.nodeModel, 'Doc');
  const pages = docs.filter((doc) => isBelowPath(doc.path, changelog.path) && isPublished(doc) && !doc.unlisted);
  const entries = await Promise.all(pages.map((doc) => changelogEntries.resolve(doc, {}, context)));
  return entries.flat().sort((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id, 'en'));
}
