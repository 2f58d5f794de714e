import type { SourcePlace } from '../compile-context';

/** One import declaration. */
export interface ImportRequest {
  specifier: string;
  bindings: ImportBinding[];
  place: SourcePlace;
}

export interface ImportBinding {
  /** Exported name, `default`, or `*` for the namespace. */
  imported: string;
  local: string;
}

/** What an import may name, for messages. */
export const supported =
  'Expected a partial (.mdx, .md), an image or another file, data (.json, .yml, .csv) or a React component';
