/** What this site adds to the GraphQL layer. Only here the room reads `site/`. */
export { graph as siteGraph } from 'site/graph';
