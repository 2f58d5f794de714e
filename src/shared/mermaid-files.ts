/** Folder of the output with Mermaid's own files, by its version, so that they can be kept forever. */
export const mermaidFolder = 'mermaid-11.17.2';

/** The file in it that is imported. Hosts know the type of `.js` better than that of `.mjs`. */
export const mermaidEntry = 'mermaid.esm.min.js';

/** Attribute of a figure for whose sake a page needs these files. */
export const liveDiagramMark = 'data-live-diagram';
