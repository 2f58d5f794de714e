/** What a change of content does on disk. */
export interface Plan {
  /** Files to rename, by their present path. */
  renames: ReadonlyMap<string, string>;
  removals: readonly string[];
  /** New texts, by the path that the file has at the end. */
  texts: ReadonlyMap<string, string>;
  /** New redirects, from the old path of a page. */
  redirects: ReadonlyMap<string, string>;
  /** Mentions of an old path in code, which are left alone: `file:line`. */
  mentions: readonly string[];
}
