import type { LocalAnswer, SearchResult } from '../model/client';
import type { SearchQuery } from '../model/query';

/** Requests to the worker. Buffers hold the JSON of a file and are transferred, not copied. */
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

/** Messages from the worker; `improved` means that results would now be better. */
export type EngineMessage =
  | { type: 'ready' }
  | { type: 'answer'; id: number; value: EngineAnswers[keyof EngineAnswers] }
  | { type: 'failure'; id: number; message: string; kind: 'no-index' | 'worker' }
  | { type: 'improved' };
