import type { VFile } from 'vfile';
import type { CompileContext, SourcePlace, SourceText } from '../compile-context';
import type { ImportRequest } from './import-request';

/** An entry of `toc`, which the page's expressions can use. */
export interface TocItem {
  value: string;
  level: number;
  place: SourcePlace;
}

/** State that the remark plugins share about one source file. */
export interface FileState {
  context: CompileContext;
  source: SourceText;
  /** Filled by `remark/esm`. */
  imports: ImportRequest[];
  /** Names that the file declares itself, by import or export. Filled by `remark/esm`. */
  declared: Set<string>;
  /** Component names that are not known. Filled by `remark/components`. */
  unknown: Set<string>;
  /** Headings after the title. Filled by `remark/toc`. */
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
