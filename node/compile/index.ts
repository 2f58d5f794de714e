/** The compile step: MDX in, content tree out (ARCHITECTURE 2). Nothing here knows of Gatsby. */
export { compilePage } from './compile-page';
export { fillDocCards } from './fill-doc-cards';
export type { CompileInput, SourceFormat } from './page';
export { rewriteLinks } from './rewrite-links';
export { compilerVersion } from './version';
