import type { Diagnostic } from '../../../../src/shared/content-tree';
import type { Corpus } from '../corpus';
import { checkCodeSamples } from './code-samples';
import { checkFacts } from './facts';
import { checkCardTexts, checkFrontMatter, checkGroups } from './front-matter';
import { checkGlossaryPages, checkTermComponents } from './glossary';
import { checkHeadingOrder, checkSentenceCase } from './headings';
import { checkLength } from './length';
import { checkIslands } from './islands';
import { checkLinkTexts } from './link-texts';
import { checkLinkParameters } from './link-parameters';
import { checkLinkForms } from './links';
import { checkRegions } from './regions';
import { checkExampleValues, checkMeasurePages } from './measures';
import { checkMenuPaths } from './menus';
import { checkAlternatives, checkTableCells } from './pictures';
import { checkNotificationSamples } from './notification-samples';
import { checkPrices } from './prices';
import { checkRepetition } from './repetition';
import { checkBannedPhrases, checkContractions, checkTerms } from './wording';

/** A rule looks at all content and returns every fault that it finds. */
export type Rule = (corpus: Corpus) => Diagnostic[];

/** All writing rules. */
export const rules: readonly Rule[] = [
  checkFrontMatter,
  checkGroups,
  checkCardTexts,
  checkLength,
  checkHeadingOrder,
  checkSentenceCase,
  checkLinkForms,
  checkLinkTexts,
  checkIslands,
  checkAlternatives,
  checkTableCells,
  checkTerms,
  checkBannedPhrases,
  checkContractions,
  checkRepetition,
  checkMenuPaths,
  checkCodeSamples,
  checkNotificationSamples,
  checkRegions,
  checkTermComponents,
  checkGlossaryPages,
  checkPrices,
  checkFacts,
  checkLinkParameters,
  checkMeasurePages,
  checkExampleValues,
];
