import type { Diagnostic } from '../../../src/shared/content-tree';
import type { Corpus } from './corpus';

/** A rule looks at all content and returns every fault that it finds. `names` are those that its findings bear. */
export interface Rule {
  (corpus: Corpus): Diagnostic[];
  readonly names: readonly string[];
}

/** Makes a rule of a check and the names of its findings. */
export function defineRule(names: readonly string[], check: (corpus: Corpus) => Diagnostic[]): Rule {
  return Object.assign((corpus: Corpus) => check(corpus), { names });
}

/** A finding that is right as it is. */
export interface Exception {
  rule: string;
  file: string;
  /** Why the rule does not fit here. */
  reason: string;
}
