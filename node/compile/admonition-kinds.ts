/** The looks of an admonition; `example` is this site's own (ADM-02). */
export const admonitionKinds = ['note', 'tip', 'info', 'warning', 'danger', 'example'] as const;
export type AdmonitionKind = (typeof admonitionKinds)[number];

const aliases: Readonly<Record<string, AdmonitionKind>> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
};

/** The look that a keyword stands for, older aliases included (ADM-01). */
export function admonitionKind(keyword: string): AdmonitionKind | undefined {
  return (
    admonitionKinds.find((kind) => kind === keyword) ?? (Object.hasOwn(aliases, keyword) ? aliases[keyword] : undefined)
  );
}

export const admonitionKeywords: ReadonlySet<string> = new Set([...admonitionKinds, ...Object.keys(aliases)]);
