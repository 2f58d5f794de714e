/**
 * The component names that writers may use in MDX. A name that is not here is a build error with file and line. To add
 * one: add its name here and its component to the map in `src/components/mdx/index.ts` (the type checker insists).
 */
export const islandNames = ['CodeBlock', 'Tabs', 'TabItem', 'Image', 'Term', 'MeasureTable', 'MeasureGroups'] as const;

/** Components that are drawn in the browser; everything else becomes HTML at build time. */
export type IslandName = (typeof islandNames)[number];

/** Those that stand within a line: their children are text and elements, never a run of blocks. */
export const inlineIslands: readonly string[] = ['Image', 'Term'] satisfies IslandName[];

/** Components that the compile step turns into plain HTML. */
export const staticNames = [
  'Admonition',
  'ChangelogEntry',
  'Details',
  'DocCardList',
  'Link',
  'ThemedImage',
  'TOCInline',
] as const;
export type StaticName = (typeof staticNames)[number];

/** Imports that Docusaurus authors write, and what they mean here. */
export const docusaurusModules: Readonly<Record<string, IslandName | StaticName | 'useBaseUrl'>> = {
  '@theme/Tabs': 'Tabs',
  '@theme/TabItem': 'TabItem',
  '@theme/CodeBlock': 'CodeBlock',
  '@theme/Admonition': 'Admonition',
  '@theme/Details': 'Details',
  '@theme/DocCardList': 'DocCardList',
  '@theme/ThemedImage': 'ThemedImage',
  '@theme/TOCInline': 'TOCInline',
  '@docusaurus/Link': 'Link',
  '@docusaurus/useBaseUrl': 'useBaseUrl',
};
