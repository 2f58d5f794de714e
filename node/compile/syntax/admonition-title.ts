import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Effects, Extension, State, Token, TokenizeContext } from 'micromark-util-types';
import { continuedLine } from './continued-line';
// Declares the token types of directives, which this syntax emits.
import type {} from 'micromark-extension-directive';

const colon = 58;

/**
 * Micromark syntax for `:::keyword Title text`. Emits the tokens of a container directive with a label, so that both
 * notations are the same from here on. Matches only `keywords`.
 * @reach micromark-extension-directive: tokens of a container with a label have these names and this order; admonitions
 *   lose their titles: `admonitions.test.ts`
 */
export function admonitionTitle(keywords: ReadonlySet<string>): Extension {
  return {
    flow: {
      [colon]: {
        name: 'admonitionTitle',
        concrete: true,
        tokenize(effects, ok, nok) {
          return tokenizeContainer(this, effects, ok, nok, keywords);
        },
      },
    },
  };
}

function tokenizeContainer(
  context: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
  keywords: ReadonlySet<string>,
): State {
  const tail = context.events.at(-1)?.[1];
  const indent = tail?.type === 'linePrefix' ? context.sliceSerialize(tail, true).length : 0;
  let size = 0;
  let keyword = '';
  let previous: Token | undefined;
  return (code) => {
    effects.enter('directiveContainer');
    effects.enter('directiveContainerFence');
    effects.enter('directiveContainerSequence');
    return sequence(code);
  };

  function sequence(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code);
      size++;
      return sequence;
    }
    if (size < 3) return nok(code);
    effects.exit('directiveContainerSequence');
    effects.enter('directiveContainerName');
    return name(code);
  }

  function name(code: Code): State | undefined {
    if (code !== null && code >= 97 && code <= 122) {
      keyword += String.fromCharCode(code);
      effects.consume(code);
      return name;
    }
    if (!markdownSpace(code) || !keywords.has(keyword)) return nok(code);
    effects.exit('directiveContainerName');
    return factorySpace(effects, titleStart, 'whitespace')(code);
  }

  function titleStart(code: Code): State | undefined {
    // Without a title it is an ordinary directive.
    if (code === null || markdownLineEnding(code)) return nok(code);
    effects.enter('directiveContainerLabel');
    effects.enter('directiveContainerLabelString');
    effects.enter('chunkText', { contentType: 'text' });
    return title(code);
  }

  function title(code: Code): State | undefined {
    if (code !== null && !markdownLineEnding(code)) {
      effects.consume(code);
      return title;
    }
    effects.exit('chunkText');
    effects.exit('directiveContainerLabelString');
    effects.exit('directiveContainerLabel');
    effects.exit('directiveContainerFence');
    if (code === null) return after(code);
    return context.interrupt ? ok(code) : effects.attempt(continuedLine, contentStart, after)(code);
  }

  function contentStart(code: Code): State | undefined {
    if (code === null) return after(code);
    if (markdownLineEnding(code)) return effects.check(continuedLine, contentOpen, after)(code);
    return contentOpen(code);
  }

  function contentOpen(code: Code): State | undefined {
    effects.enter('directiveContainerContent');
    return lineStart(code);
  }

  function lineStart(code: Code): State | undefined {
    const line = indent > 0 ? factorySpace(effects, chunkStart, 'linePrefix', indent + 1) : chunkStart;
    return effects.attempt({ partial: true, tokenize: tokenizeClosingFence }, contentEnd, line)(code);
  }

  function chunkStart(code: Code): State | undefined {
    if (code === null) return contentEnd(code);
    if (markdownLineEnding(code)) return effects.check(continuedLine, chunk, contentEnd)(code);
    return chunk(code);
  }

  function chunk(code: Code): State | undefined {
    const token = effects.enter('chunkDocument', { contentType: 'document', previous });
    if (previous) previous.next = token;
    previous = token;
    return line(code);
  }

  function line(code: Code): State | undefined {
    if (code === null) {
      exitChunk();
      return contentEnd(code);
    }
    if (markdownLineEnding(code)) return effects.check(continuedLine, lineEnd, lastLineEnd)(code);
    effects.consume(code);
    return line;
  }

  function lineEnd(code: Code): State | undefined {
    effects.consume(code);
    exitChunk();
    return lineStart;
  }

  function lastLineEnd(code: Code): State | undefined {
    exitChunk();
    return contentEnd(code);
  }

  function exitChunk(): void {
    const token = effects.exit('chunkDocument');
    context.parser.lazy[token.start.line] = false;
  }

  function contentEnd(code: Code): State | undefined {
    effects.exit('directiveContainerContent');
    return after(code);
  }

  function after(code: Code): State | undefined {
    effects.exit('directiveContainer');
    return ok(code);
  }

  function tokenizeClosingFence(this: TokenizeContext, inner: Effects, closed: State, open: State): State {
    const isMdx = this.parser.constructs.disable.null?.includes('codeIndented');
    let count = 0;
    return factorySpace(inner, start, 'linePrefix', isMdx ? undefined : 4);

    function start(code: Code): State | undefined {
      inner.enter('directiveContainerFence');
      inner.enter('directiveContainerSequence');
      return fence(code);
    }

    function fence(code: Code): State | undefined {
      if (code === colon) {
        inner.consume(code);
        count++;
        return fence;
      }
      if (count < size) return open(code);
      inner.exit('directiveContainerSequence');
      return factorySpace(inner, end, 'whitespace')(code);
    }

    function end(code: Code): State | undefined {
      if (code !== null && !markdownLineEnding(code)) return open(code);
      inner.exit('directiveContainerFence');
      return closed(code);
    }
  }
}
