import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineInBlock } from '../corpus';
import type { Block, Corpus } from '../corpus';
import { linkDescription } from '../../../content/front-matter';
import { literalPattern } from '../../../base/literal-pattern';
import { lineOfKey } from '../../../content/line-of-key';
import { finding } from '../finding';
import { defineRule } from '../rule';
import type { Rule } from '../rule';
import { fillProductName } from '../../../../src/shared/product';
import { site } from '../../../../src/shared/site';

interface Wording {
  pattern: RegExp;
  advice: string;
}

/**
 * A regular expression for whole words; a space in it is any white space.
 * @param exact capitals matter
 */
function toPattern(expression: string, exact: boolean): RegExp {
  const source = expression.replace(/ (?![*+?])/g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${source})(?![\\p{L}\\p{N}_-])`, exact ? 'gu' : 'giu');
}

/** Each thing has one name, and the name one spelling: `terms` of content/data/terms.yml. */
export const checkTerms = defineRule(['term'], (corpus) => {
  const terms = corpus.data['terms.yml']?.terms ?? [];
  const rules = terms.flatMap(({ right, wrong, exact }) =>
    wrong.map((words): Wording => ({ pattern: toPattern(words, exact), advice: `Expected "${right}".` })),
  );
  return search(corpus, 'term', rules);
});

/** No words that fill a line and say nothing: content/data/banned-phrases.yml. */
export const checkBannedPhrases = defineRule(['banned-phrase'], (corpus) => {
  const phrases = corpus.data['banned-phrases.yml']?.phrases ?? [];
  const rules = phrases.map(({ phrase, instead }): Wording => ({
    pattern: toPattern(phrase, false),
    advice: `Expected ${instead}.`,
  }));
  return search(corpus, 'banned-phrase', rules);
});

/** "isn't", "you'll", "that's"; a possessive as in "the customer's" is none. */
const contraction =
  "\\p{L}+n['’]t|\\p{L}+['’](?:re|ll|ve|m|d)|(?:it|that|there|here|what|who|where|how|why|when|let|he|she)['’]s";

/**
 * Returns the rule that words are written out, one way to say it for all pages.
 * @param names names with a contraction in them, in any case
 */
export function contractionRule(names: readonly string[] = []): Rule {
  const except = names
    .map((name) => literalPattern(name).replace(/['’]/g, "['’]"))
    .map((name) => `(?!${name})`)
    .join('');
  return defineRule(['contraction'], (corpus) =>
    search(corpus, 'contraction', [
      { pattern: toPattern(except + contraction, false), advice: 'Expected it written out.' },
    ]),
  );
}

function search(corpus: Corpus, rule: string, rules: readonly Wording[]): Diagnostic[] {
  // One pass over a block instead of one for each rule: nearly all blocks match none.
  const any = new RegExp(rules.map(({ pattern }) => pattern.source).join('|'), 'iu');
  const isClean = rememberClean(any);
  return textsOf(corpus).flatMap(({ file, blocks }) =>
    blocks.flatMap((block) =>
      (rules.length === 0 || isClean(block) ? [] : rules).flatMap(({ pattern, advice }) =>
        [...block.prose.matchAll(pattern)].map((match) =>
          finding(
            rule,
            file,
            lineInBlock({ text: block.prose, line: block.line }, match.index),
            `"${match[0].replace(/\s+/g, ' ')}". ${advice}`,
          ),
        ),
      ),
    ),
  );
}

const cleanBlocks = new Map<string, WeakSet<Block>>();

/** Returns a function that says whether a pattern is nowhere in a block, and looks once in each: a watching check is faster. */
function rememberClean(pattern: RegExp): (block: Block) => boolean {
  const known = cleanBlocks.get(pattern.source) ?? new WeakSet();
  cleanBlocks.set(pattern.source, known);
  return (block) => {
    if (known.has(block)) return true;
    const isClean = !pattern.test(block.prose);
    if (isClean) known.add(block);
    return isClean;
  };
}

function textsOf({ pages, categories }: Corpus): { file: string; blocks: Block[] }[] {
  return [
    ...pages,
    ...categories.map(({ file, source, metadata }) => {
      const { label, group, summary } = metadata;
      const blocks = Object.entries({ label, group, summary, description: linkDescription(metadata) }).flatMap(
        ([key, value]): Block[] => {
          const text = fillProductName(value ?? '', site.product);
          return [{ type: 'front matter', text, prose: text, line: lineOfKey(source, key) }];
        },
      );
      return { file, blocks };
    }),
  ];
}
