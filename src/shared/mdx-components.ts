/**
 * Names of components that writers may use in MDX; any other name is a build error with file and line. To add one, add
 * its name here; the type checker names the other places (docs/architecture.md lists them). Those that only this site has are
 * in `site/content.ts` and `site/components.ts`.
 */
export const islandNames = ['CodeBlock', 'Tabs', 'TabItem', 'Image', 'Term'] as const;

/** Components that are rendered by React; everything else becomes HTML at build time. */
export type IslandName = (typeof islandNames)[number];

/** Inline islands: their children are text and elements, never a run of blocks. */
export const inlineIslands: readonly string[] = ['Image', 'Term'] satisfies IslandName[];

/**
 * Returns the name of an imported component in a content tree: the module, `#`, and the name of its export, with that of
 * its members if it is one of them: `@site/content/guides/Chart.tsx#default.Axis`.
 */
export function importedName(module: string, exported: string): string {
  return `${module}#${exported}`;
}

/** Returns the module and the export in a name; the module is empty for one of the site's own components. */
export function splitImportedName(name: string): [module: string, exported: string] {
  const end = name.lastIndexOf('#');
  return [name.slice(0, Math.max(end, 0)), name.slice(end + 1)];
}

/** Whether a name in a content tree is that of a component which the page imports from a code file or package. */
export function isImportedName(name: string): boolean {
  return name.includes('#');
}

/** Begins the message of an imported module that failed while it was loaded for HTML: its name and the reason follow. */
export const moduleFault = 'Module failed: ';

/**
 * Name in a content tree of the content that an imported component gets as a property: a child of it, with the name of the
 * property as `prop`.
 */
export const slotName = '#';

/** Module of the component that draws diagrams in the browser, if the site has one; writers write a `mermaid` fence. */
export const liveDiagramModule = 'live-diagrams';

/** Components that the compile step turns into plain HTML. */
export const staticNames = [
  'Admonition',
  'ChangelogEntry',
  'Details',
  'DocCardList',
  'Link',
  'SymptomList',
  'ThemedImage',
  'TOCInline',
] as const;
export type StaticName = (typeof staticNames)[number];
