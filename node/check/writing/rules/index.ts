import type { Diagnostic } from '../../../../src/shared/content-tree';
import type { Corpus } from '../corpus';
import { checkCodeSamples } from './code-samples';
import { checkFrontMatter, checkGroups } from './front-matter';
import { checkGlossaryPages, checkTermComponents } from './glossary';
import { checkHeadingOrder, checkSentenceCase } from './headings';
import { checkLength } from './length';
import { checkIslands } from './islands';
import { checkLinkTexts } from './link-texts';
import { checkLinkForms } from './links';
import { checkRegions } from './regions';
import { checkExampleValues, checkMeasurePages } from './measures';
import { checkMenuPaths } from './menus';
import { checkAlternatives, checkTableCells } from './pictures';
import { checkPrices } from './prices';
import { checkRepetition } from './repetition';
import { checkBannedPhrases, checkContractions, checkTerms } from './wording';

/** A rule looks at all content and returns every fault that it finds. */
export type Rule = (corpus: Corpus) => Diagnostic[];

/** All writing rules by what they promise. */
export const rules: Readonly<Record<string, Rule>> = {
  'front matter is complete, and descriptions are sentences': checkFrontMatter,
  'cards of long categories stand in groups': checkGroups,
  'pages have a length that fits their kind': checkLength,
  'headings follow each other': checkHeadingOrder,
  'headings and titles are in sentence case': checkSentenceCase,
  'links are written as their pages are declared': checkLinkForms,
  'link texts say where they lead': checkLinkTexts,
  'no page is an island': checkIslands,
  'diagrams and images have text alternatives': checkAlternatives,
  'tables have no empty cells': checkTableCells,
  'terms are consistent': checkTerms,
  'no filler phrases': checkBannedPhrases,
  'no contractions': checkContractions,
  'no two pages repeat each other': checkRepetition,
  'menu paths exist': checkMenuPaths,
  'code samples parse': checkCodeSamples,
  'numbers of countries are the same in the guide and in the data': checkRegions,
  'terms are explained once, and a few a page': checkTermComponents,
  'the glossary leads to pages': checkGlossaryPages,
  'prices of the example products agree': checkPrices,
  'measures and dimensions have a page each': checkMeasurePages,
  'example values of measures are right': checkExampleValues,
};
