import type { LocalAnswer, SearchResult } from '../model/client';
import type { SearchQuery } from '../model/query';

/** What the page asks its worker. Byte arrays hold the JSON of a file; they are moved, not copied. */
export type EngineRequest =
  | { type: 'open'; titles: ArrayBuffer }
  | { type: 'texts'; from: number; texts: ArrayBuffer }
  | { type: 'index-texts' }
  | { type: 'search'; requests: readonly SearchQuery[] }
  | { type: 'answer'; question: string };

export interface EngineAnswers {
  open: null;
  texts: null;
  'index-texts': null;
  search: SearchResult[];
  answer: LocalAnswer;
}

export type EngineCall = EngineRequest & { id: number };

/** What the worker says: that it runs, an answer, a failure, or that it would now answer better. */
export type EngineMessage =
  | { type: 'ready' }
  | { type: 'answer'; id: number; value: EngineAnswers[keyof EngineAnswers] }
  | { type: 'failure'; id: number; message: string; kind: 'no-index' | 'worker' }
  | { type: 'improved' };
