import { graphql, useStaticQuery } from 'gatsby';

export interface GlossaryTerm {
  key: string;
  term: string;
  definition: string;
  page: string | null;
}

/** All terms that `Term` can show. */
export function useGlossary(): readonly GlossaryTerm[] {
  const { allGlossaryTerm } = useStaticQuery<{ allGlossaryTerm: { nodes: GlossaryTerm[] } }>(graphql`
    query Glossary {
      allGlossaryTerm(sort: { key: ASC }) {
        nodes {
          key
          term
          definition
          page
        }
      }
    }
  `);
  return allGlossaryTerm.nodes;
}

/** The key that a text stands for: lower case, spaces as hyphens. */
export function glossaryKey(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
