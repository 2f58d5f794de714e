import type { Construct } from 'micromark-util-types';

/** A line ending after which the line belongs to the same list item or block quote as the one before. */
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
