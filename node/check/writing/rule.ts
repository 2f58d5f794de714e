import type { Diagnostic } from '../../../src/shared/content-tree';
import type { Corpus } from './corpus';

/** A rule looks at all content and returns every fault that it finds. */
export type Rule = (corpus: Corpus) => Diagnostic[];

/** A finding that is right as it is. */
export interface Exception {
  rule: string;
  file: string;
  /** Why the rule does not fit here. */
  reason: string;
}
