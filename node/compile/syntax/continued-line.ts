import type { Construct } from 'micromark-util-types';

/**
 * A line ending after which the next line belongs to the same list item or block quote.
 * @reach micromark: keeps the lazy lines of a container in `parser.lazy`; comments and titles swallow lines:
 *   `legacy-syntax.test.ts`, `admonitions.test.ts`
 */
export const continuedLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const isLazy = (): boolean => Boolean(this.parser.lazy[this.now().line]);
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return (next) => (isLazy() ? nok(next) : ok(next));
    };
  },
};
