/** The compile step: MDX in, content tree out (ARCHITECTURE 2). Nothing here knows of Gatsby. */
export { compilePage } from './compile-page';
export type { CompileInput, Product, SourceFormat } from './page';
export { docCardsPlaceholder } from './page/doc-card-lists';
export { rewriteLinks } from './rewrite-links';
export { toHtml } from './tree/html';
export { compilerVersion } from './version';
