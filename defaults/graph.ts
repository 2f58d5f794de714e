import { defineGraph } from 'help-portal/graph';

/** What this site adds to the GraphQL layer. */
export const graph = defineGraph({});
