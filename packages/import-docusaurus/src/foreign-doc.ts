/** A page of the other site. Paths are relative to its folder of pages. */
export interface ForeignDoc {
  file: string;
  docId: string;
  isIndex: boolean;
  /** Of its front matter, or the prefix of its name. */
  position: number | null;
  fileName: string;
  /** Of its front matter. */
  label?: string | null;
}
