import path from 'node:path';

const folder = path.resolve('.cache/components');

/** Files that map the modules which pages import to their code: of the HTML renderer and of the browser. */
export const componentTables = { server: path.join(folder, 'server.js'), browser: path.join(folder, 'browser.js') };

/** Begins the name of the script and style sheet of each such module. */
export const islandChunk = 'island-';

/** The same of the components for writers that only this site has; `src/components/site-parts.ts` loads them. */
export const siteChunk = 'island-site';
