import type { Diagnostic } from '../../src/shared/content-tree';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';

/** The data of a published document that outputs and checks need. */
export interface SourceDoc {
  path: string;
  sourcePath: string;
  /** Local files that it links to, relative to the project root. */
  assets: readonly string[];
  /** Compile diagnostics. */
  diagnostics: Diagnostic[];
}

/** Documents per query; the data layer holds all compiled pages of a result in memory. */
const batchSize = 100;

const query = /* GraphQL */ `
  query SourceDocs($skip: Int!, $limit: Int!) {
    allDoc(filter: { draft: { eq: false } }, skip: $skip, limit: $limit) {
      nodes {
        path
        sourcePath
        assets
        diagnostics
      }
    }
  }
`;

export async function querySourceDocs(graphql: Graphql): Promise<SourceDoc[]> {
  const docs: SourceDoc[] = [];
  for (let isComplete = false; !isComplete;) {
    const variables = { skip: docs.length, limit: batchSize };
    const { allDoc } = await runQuery<Queries.SourceDocsQuery>(graphql, query, variables);
    // JSON fields are typed as arbitrary objects.
    const read = allDoc.nodes.map((doc) => ({ ...doc, diagnostics: doc.diagnostics as unknown as Diagnostic[] }));
    docs.push(...read);
    isComplete = allDoc.nodes.length < batchSize;
  }
  return docs;
}
