import type { Rule } from './rule';
import { checkCodeSamples } from './rules/code-samples';
import { checkGlossaryPages } from './rules/glossary';
import { checkHeadingOrder } from './rules/headings';
import { checkAlternatives } from './rules/pictures';

/** What is broken on any site: some readers, or nobody, can use it. Style is up to the rules of each site. */
export const basicRules: readonly Rule[] = [checkHeadingOrder, checkAlternatives, checkCodeSamples, checkGlossaryPages];
