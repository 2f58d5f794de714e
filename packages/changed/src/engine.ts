/** What this package takes of the engine; no other file of it imports the engine. */
export { digestOf } from '../../../node/base/digest';
export { readContentRoutes } from '../../../node/check/site';
export { getCompiledPage } from '../../../node/compile/compile-cache';
export { dataFolder } from '../../../node/content/data/read-data';
export { isDocFile } from '../../../node/content/doc-files';
export { readRedirects } from '../../../node/pages/redirects';
export { escapeXml } from '../../../node/publish/escape-xml';
export { htmlFileOf } from '../../../node/publish/site-pages';
export { markdownPath, withSlash } from '../../../src/shared/paths';
