import type { VFile } from 'vfile';
import type { CompileContext, SourcePlace, SourceText } from '../compile-context';
import type { ImportRequest } from './imports';

/** A heading as `toc` lists it for expressions of the page. */
export interface TocItem {
  value: string;
  level: number;
  place: SourcePlace;
}

/** What the remark plugins know and collect about one source file. */
export interface FileState {
  page: CompileContext;
  source: SourceText;
  /** Filled by `remark/esm`. */
  imports: ImportRequest[];
  /** Names that the file declares itself, by import or export. Filled by `remark/esm`. */
  declared: Set<string>;
  /** Names that look like components but are not known. Filled by `remark/components`. */
  unknown: Set<string>;
  /** Headings of the file below its title. Filled by `remark/toc`. */
  toc: TocItem[];
}

declare module 'vfile' {
  interface DataMap {
    fileState: FileState;
  }
}

export function fileState(file: VFile): FileState {
  const state = file.data.fileState;
  if (!state) throw new Error(`No state for ${file.path}: compile it through compileSource.`);
  return state;
}
