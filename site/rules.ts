import type { ContentPage, Corpus } from '../node/check/writing/corpus';
import type { Exception, Rule } from '../node/check/writing/rule';
import { checkCardTexts, checkFrontMatter, checkGroups } from '../node/check/writing/rules/front-matter';
import { checkTermComponents } from '../node/check/writing/rules/glossary';
import { sentenceCaseRule } from '../node/check/writing/rules/headings';
import { islandRule } from '../node/check/writing/rules/islands';
import { lengthRule } from '../node/check/writing/rules/length';
import { checkLinkTexts } from '../node/check/writing/rules/link-texts';
import { checkLinkForms } from '../node/check/writing/rules/links';
import { checkTableCells } from '../node/check/writing/rules/pictures';
import { checkRepetition } from '../node/check/writing/rules/repetition';
import { checkBannedPhrases, checkTerms, contractionRule } from '../node/check/writing/rules/wording';
import { checkFacts } from './rules/facts';
import { checkLinkParameters } from './rules/link-parameters';
import { checkExampleValues, checkMeasurePages, readFactLinks } from './rules/measures';
import { checkMenuPaths, menuLabels } from './rules/menus';
import { checkNotificationSamples } from './rules/notification-samples';
import { checkPrices } from './rules/prices';
import { checkRegions } from './rules/regions';
import { changelog } from './site';

/** Beyond these a page is not accepted; `content/README.md` asks writers for a little less. */
function wordRange({ file, frontMatter }: ContentPage): readonly [least: number, most: number] | null {
  const { unlisted, measure, dimension } = frontMatter;
  if (!file.startsWith('content/docs/') || file.startsWith(`content${changelog}/`)) return null;
  if (unlisted) return [120, 320];
  return measure === undefined && dimension === undefined ? [230, 800] : [110, 260];
}

/** Names that begin with a capital: of menus, measures and dimensions. */
function readNames(data: Corpus['data']): string[] {
  const figures = [...(data['measures.yml']?.measures ?? []), ...(data['dimensions.yml']?.dimensions ?? [])];
  return [...menuLabels(data), ...figures.map(({ name }) => name)];
}

/**
 * What this site checks beyond what is broken. The first part is house style: leave out a line, and the rule is off. The
 * second compares pages with the data of this product.
 */
export const rules: readonly Rule[] = [
  checkFrontMatter,
  checkGroups,
  checkCardTexts,
  lengthRule(wordRange),
  sentenceCaseRule(readNames),
  checkLinkForms,
  checkLinkTexts,
  islandRule(readFactLinks),
  checkTableCells,
  checkTerms,
  checkBannedPhrases,
  // An entry of a menu.
  contractionRule(["Don't leave layer"]),
  checkRepetition,
  checkTermComponents,

  checkMenuPaths,
  checkNotificationSamples,
  checkRegions,
  checkPrices,
  checkFacts,
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
