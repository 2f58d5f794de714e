import {
  checkBannedPhrases,
  checkCardTexts,
  checkFrontMatter,
  checkGroups,
  checkLinkForms,
  checkLinkTexts,
  checkRepetition,
  checkTableCells,
  checkTermComponents,
  checkTerms,
} from 'help-portal/rules';
import type { Exception, Rule } from 'help-portal/rules';
import { checkFactLists, checkFacts } from './rules/facts';
import { checkIslands, checkLength, checkSentenceCase } from './rules/house-style';
import { checkLinkParameters } from './rules/link-parameters';
import { checkExampleValues, checkMeasurePages } from './rules/measures';
import { checkMenuPaths } from './rules/menus';
import { checkNotificationSamples } from './rules/notification-samples';
import { checkPrices } from './rules/prices';
import { checkRegions } from './rules/regions';
import { checkSemicolons } from './rules/sentences';
import { checkRightsAreNamed, checkStepsAreSaved } from './rules/steps';
import { checkSupportRequests } from './rules/support-requests';

/**
 * What this site checks beyond what is broken. The first part is house style: without its line (and the import) a rule is
 * off. The second compares pages with the data of this product.
 */
export const rules: readonly Rule[] = [
  checkFrontMatter,
  checkGroups,
  checkCardTexts,
  checkLength,
  checkSentenceCase,
  checkLinkForms,
  checkLinkTexts,
  checkIslands,
  checkTableCells,
  checkTerms,
  checkBannedPhrases,
  checkSemicolons,
  checkRepetition,
  checkTermComponents,
  checkStepsAreSaved,

  checkMenuPaths,
  checkRightsAreNamed,
  checkSupportRequests,
  checkNotificationSamples,
  checkRegions,
  checkPrices,
  checkFacts,
  checkFactLists,
  checkLinkParameters,
  checkMeasurePages,
  checkExampleValues,
];

/** Findings that are right as they are. At most ten; a test fails when one is not needed any more. */
export const exceptions: readonly Exception[] = [
  {
    rule: 'banned-phrase',
    file: 'content/guides/technical-communication-team/content-example.mdx',
    reason: 'Shows authors what not to write.',
  },
];
