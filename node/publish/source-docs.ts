import type { Diagnostic } from '../../src/shared/content-tree';
import { runQuery } from '../base/query';
import type { Graphql } from '../base/query';

/** What the outputs and checks need of a published source. */
export interface SourceDoc {
  path: string;
  sourcePath: string;
  /** Local files that it links to: relative to the project's root. */
  assets: readonly string[];
  /** What compiling found. */
  diagnostics: Diagnostic[];
}

/** Documents that are asked for at once: the data layer holds all compiled pages of an answer in memory. */
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
    // The data layer knows JSON as an object of anything.
    const read = allDoc.nodes.map((doc) => ({ ...doc, diagnostics: doc.diagnostics as unknown as Diagnostic[] }));
    docs.push(...read);
    isComplete = allDoc.nodes.length < batchSize;
  }
  return docs;
}
