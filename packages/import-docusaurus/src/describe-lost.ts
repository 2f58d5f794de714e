import { isRecord } from './engine';

/** Names what the theme and the docs plugin do there and nothing does here. */
export function describeLost(
  { admonitions, editUrl }: { admonitions?: unknown; editUrl?: unknown },
  themeConfig: unknown,
  styleSheets: readonly string[],
  hasLiveCode: boolean,
): string[] {
  const theme = isRecord(themeConfig) ? themeConfig : {};
  const prism = isRecord(theme.prism) ? theme.prism : {};
  const keywords = isRecord(admonitions) ? pathsIn(admonitions.keywords) : [];
  return [
    ...(styleSheets.length > 0
      ? [
          `The style sheets of the theme (${styleSheets.join(', ')}), but for the accent: colours are set in site/theme.css.`,
        ]
      : []),
    ...(keywords.length > 0 ? [`Admonition keywords of its own: ${keywords.join(', ')}.`] : []),
    ...(Array.isArray(prism.magicComments) ? ['magicComments of its own in code blocks.'] : []),
    ...(hasLiveCode || 'liveCodeBlock' in theme ? ['Live code blocks (`jsx live`): they are shown as code.'] : []),
    ...(editUrl === undefined
      ? []
      : ['"Edit this page" (editUrl): set `editUrl` in site/site.ts once the pages are in their new repository.']),
    ...('algolia' in theme ? ['Search by Algolia: this site has its own; README.md says how to use Algolia.'] : []),
  ];
}

/** Returns the texts in a value that may be one or a list of them. */
export function pathsIn(value: unknown): string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}
