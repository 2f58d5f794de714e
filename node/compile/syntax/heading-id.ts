import type { Literal } from 'mdast';
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    headingId: 'headingId';
    headingIdMarker: 'headingIdMarker';
    headingIdValue: 'headingIdValue';
  }
}

/** `{#id}` at the end of a line; `remark/heading-ids` moves it onto its heading. */
export interface HeadingIdNode extends Literal {
  type: 'headingId';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    headingId: HeadingIdNode;
  }
  interface RootContentMap {
    headingId: HeadingIdNode;
  }
}

const backslash = 92;
const openBrace = 123;
const closeBrace = 125;
const hash = 35;

/**
 * Returns the id in a comment of JavaScript or HTML that Docusaurus 3.10 reads as a heading's, `#my-id` and anything
 * after it, or an empty text.
 */
export function idInComment(comment: string): string {
  return /^(?:\/\*|<!--)\s*#([^\s*]+)\s.*(?:\*\/|-->)$/s.exec(comment.trim())?.[1] ?? '';
}

/** Micromark syntax for `{#my-id}`, `\{#my-id}` and `\{#my-id\}` at the end of a line, because a brace starts code in MDX. */
export function headingId(): Extension {
  const construct: Construct = { name: 'headingId', tokenize };
  return { text: { [openBrace]: construct, [backslash]: construct } };
}

export function headingIdFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      headingId(token) {
        this.enter({ type: 'headingId', value: '' }, token);
      },
    },
    exit: {
      headingIdValue(token) {
        const node = this.stack.at(-1);
        if (node?.type === 'headingId') node.value = this.sliceSerialize(token);
      },
      headingId(token) {
        this.exit(token);
      },
    },
  };
}

const restOfLineIsBlank: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      if (!markdownSpace(code)) return end(code);
      effects.enter('whitespace');
      return space(code);
    };
    function space(code: Code): State | undefined {
      if (markdownSpace(code)) {
        effects.consume(code);
        return space;
      }
      effects.exit('whitespace');
      return end(code);
    }
    function end(code: Code): State | undefined {
      return code === null || markdownLineEnding(code) ? ok(code) : nok(code);
    }
  },
};

function tokenize(effects: Effects, ok: State, nok: State): State {
  let isEmpty = true;
  return (code) => {
    effects.enter('headingId');
    effects.enter('headingIdMarker');
    if (code !== backslash) return brace(code);
    effects.consume(code);
    return brace;
  };

  function brace(code: Code): State | undefined {
    if (code !== openBrace) return nok(code);
    effects.consume(code);
    return (next) => {
      if (next !== hash) return nok(next);
      effects.consume(next);
      effects.exit('headingIdMarker');
      effects.enter('headingIdValue');
      return value;
    };
  }

  function value(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) return nok(code);
    if (code === openBrace) {
      isEmpty = false;
      effects.consume(code);
      return (next) => (next === hash ? nok(next) : value(next));
    }
    if (code === closeBrace || code === backslash) {
      if (isEmpty) return nok(code);
      effects.exit('headingIdValue');
      effects.enter('headingIdMarker');
      if (code === closeBrace) return end(code);
      effects.consume(code);
      return end;
    }
    isEmpty = false;
    effects.consume(code);
    return value;
  }

  function end(code: Code): State | undefined {
    if (code !== closeBrace) return nok(code);
    effects.consume(code);
    effects.exit('headingIdMarker');
    effects.exit('headingId');
    return effects.check(restOfLineIsBlank, ok, nok);
  }
}
