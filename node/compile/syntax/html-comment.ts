import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown';
import { content } from 'micromark-core-commonmark';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding } from 'micromark-util-character';
import type { Code, Construct, Effects, Extension, State, TokenizeContext } from 'micromark-util-types';
import { continuedLine } from './continued-line';
import { idInComment } from './heading-id';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    htmlComment: 'htmlComment';
    htmlCommentData: 'htmlCommentData';
  }
}

const exclamationMark = 33;
const dash = 45;
const greaterThan = 62;
const lessThan = 60;

/**
 * Micromark syntax for `<!-- … -->` in MDX. Part of the parser rather than a search and replace, so that code is
 * unaffected and positions match the file.
 */
export function htmlComment(): Extension {
  return {
    flow: { [lessThan]: { name: 'htmlCommentFlow', tokenize: tokenizeFlow, concrete: true } },
    text: { [lessThan]: { name: 'htmlCommentText', tokenize: tokenizeText } },
  };
}

/** Lets a comment pass to the paragraph around it: MDX's flow construct for tags throws at `<!`. */
export function allowComments(extension: Extension): Extension {
  const constructs = extension.flow?.[lessThan];
  if (!constructs) return extension;
  const guarded = [constructs].flat().map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      return effects.check(commentStart, nok, construct.tokenize.call(this, effects, ok, nok));
    },
  }));
  return { ...extension, flow: { ...extension.flow, [lessThan]: guarded } };
}

const commentStart: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('htmlCommentData');
    effects.consume(code);
    effects.exit('htmlCommentData');
    return (next) => (next === exclamationMark ? ok(next) : nok(next));
  },
};

/** Drops comments from the Markdown tree; one that sets the id of a heading becomes `{#id}`. */
export function htmlCommentFromMarkdown(): FromMarkdownExtension {
  return {
    enter: {
      htmlComment() {
        this.buffer();
      },
    },
    exit: {
      htmlComment(token) {
        this.resume();
        const id = this.stack.at(-1)?.type === 'heading' ? idInComment(this.sliceSerialize(token)) : '';
        if (id === '') return;
        this.enter({ type: 'headingId', value: id }, token);
        this.exit(token);
      },
    },
  };
}

/**
 * @reach micromark-core-commonmark: exports `content`, and a tokenizer finds `parser.constructs.flow` and `interrupt`
 *   on itself; what follows a comment in its line is lost: `legacy-syntax.test.ts`
 */
function tokenizeFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const { parser, interrupt } = this;
  return tokenizeBlockComment(effects, afterComment, nok);

  function afterComment(code: Code): State | undefined {
    return factorySpace(effects, restOfLine, 'whitespace')(code);
  }

  function restOfLine(code: Code): State | undefined {
    if (code === null || markdownLineEnding(code)) return ok(code);
    // Within a paragraph the comment is inline; at its start the rest of the line is a separate block.
    if (interrupt) return nok(code);
    return effects.attempt(parser.constructs.flow, ok, effects.attempt(content, ok, nok))(code);
  }
}

/** Tokenizes a comment whose lines belong to one list item or block quote. */
function tokenizeBlockComment(effects: Effects, ok: State, nok: State): State {
  return tokenizeComment(effects, nok, (next) => effects.attempt(continuedLine, next, nok), ok);
}

function tokenizeText(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  return tokenizeComment(effects, nok, lineEndingInText, ok);

  function lineEndingInText(next: State): State {
    return (code) => {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return next;
    };
  }
}

function tokenizeComment(effects: Effects, nok: State, atLineEnding: (next: State) => State, done: State): State {
  let opening = '<!--';
  let dashes = 0;
  return (code) => {
    effects.enter('htmlComment');
    effects.enter('htmlCommentData');
    return open(code);
  };

  function open(code: Code): State | undefined {
    if (opening === '') return code === greaterThan ? nok(code) : firstCharacter(code);
    if (code !== opening.charCodeAt(0)) return nok(code);
    opening = opening.slice(1);
    effects.consume(code);
    return open;
  }

  function firstCharacter(code: Code): State | undefined {
    if (code !== dash) return data(code);
    dashes = 1;
    effects.consume(code);
    return (next) => (next === greaterThan ? nok(next) : data(next));
  }

  function lineStart(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) return atLineEnding(lineStart)(code);
    effects.enter('htmlCommentData');
    return data(code);
  }

  function data(code: Code): State | undefined {
    if (code === null) return nok(code);
    if (markdownLineEnding(code)) {
      dashes = 0;
      effects.exit('htmlCommentData');
      return lineStart(code);
    }
    if (code === greaterThan && dashes >= 2) {
      effects.consume(code);
      effects.exit('htmlCommentData');
      effects.exit('htmlComment');
      return done;
    }
    dashes = code === dash ? dashes + 1 : 0;
    effects.consume(code);
    return data;
  }
}
