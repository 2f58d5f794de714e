/** `help-portal/rules`: the writing rules that a site can turn on in `site/rules.ts`, and what its own are made with. */
export { lineInBlock, lineOf } from '../node/check/writing/corpus';
export type { Block, ContentPage, Corpus } from '../node/check/writing/corpus';
export { finding } from '../node/check/writing/finding';
export { isJsx, isParent, textOf } from '../node/check/writing/markdown';
export { defineRule } from '../node/check/writing/rule';
export type { Exception, Rule } from '../node/check/writing/rule';
export { checkCardTexts, checkFrontMatter, checkGroups } from '../node/check/writing/rules/front-matter';
export { checkTermComponents } from '../node/check/writing/rules/glossary';
export { sentenceCaseRule } from '../node/check/writing/rules/headings';
export { islandRule } from '../node/check/writing/rules/islands';
export { lengthRule } from '../node/check/writing/rules/length';
export { checkLinkTexts } from '../node/check/writing/rules/link-texts';
export { checkLinkForms, targetOf } from '../node/check/writing/rules/links';
export { checkTableCells } from '../node/check/writing/rules/pictures';
export { checkRepetition } from '../node/check/writing/rules/repetition';
export { checkBannedPhrases, checkTerms, contractionRule } from '../node/check/writing/rules/wording';
export type { Diagnostic } from '../src/shared/content-tree';
