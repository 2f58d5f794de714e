import { factorySpace } from 'micromark-factory-space';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import { lessThan, tokenizeBlockComment } from './html-comment';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mdxJsxFlowTag: 'mdxJsxFlowTag';
  }
}

/**
 * MDX's construct for lines of tags throws where it meets `<!`. In front of a tag it must let a comment pass, so that
 * the line can be read as a paragraph; behind a tag (`<Tabs> <!-- x -->`) the comment is taken out of its way.
 */
export function allowComments(extension: Extension): Extension {
  const constructs = extension.flow?.[lessThan];
  if (!constructs) return extension;
  const guarded = [constructs].flat().map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const tags = behindTags(construct, this, effects, ok, nok);
      return effects.check(commentStart, nok, tags);
    },
  }));
  return { ...extension, flow: { ...extension.flow, [lessThan]: guarded } };
}

/** Runs MDX's construct, but takes comments behind its tags itself. */
function behindTags(
  construct: Construct,
  context: ThisParameterType<Construct['tokenize']>,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  let isBehindTag = false;
  let isInExpression = false;
  let isDone = false;
  const observed: Effects = {
    ...effects,
    enter: (type, fields) => {
      if (type !== 'whitespace') isBehindTag = false;
      return effects.enter(type, fields);
    },
    exit: (type) => {
      if (type === 'mdxJsxFlowTag') isBehindTag = true;
      return effects.exit(type);
    },
    // Behind its tags, MDX tries expressions and nothing else.
    attempt: (constructs, found, missing) => {
      const leave =
        (state: State): State =>
        (code) => {
          isInExpression = false;
          return state(code);
        };
      const begin = effects.attempt(constructs, leave(found), missing && leave(missing));
      return (code) => {
        isInExpression = true;
        return begin(code);
      };
    },
  };
  const end =
    (state: State): State =>
    (code) => {
      isDone = true;
      return state(code);
    };
  return observe(construct.tokenize.call(context, observed, end(ok), end(nok)));

  function observe(state: State | undefined): State {
    return (code: Code) => {
      if (!state || isDone) return state?.(code);
      if (!isBehindTag || isInExpression || code !== lessThan) return follow(state, code);
      const comment: Construct = {
        partial: true,
        tokenize: (inner, found, missing) =>
          tokenizeBlockComment(inner, factorySpace(inner, found, 'whitespace'), missing),
      };
      const go: State = (next) => follow(state, next);
      return effects.attempt(comment, observe(state), go)(code);
    };
  }

  function follow(state: State, code: Code): State | undefined {
    const next = state(code);
    return isDone ? next : observe(next);
  }
}

const commentStart: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let expected = '<!--';
    return (code) => {
      effects.enter('htmlCommentData');
      return character(code);
    };
    function character(code: Code): State | undefined {
      if (code !== expected.charCodeAt(0)) return nok(code);
      expected = expected.slice(1);
      effects.consume(code);
      if (expected !== '') return character;
      effects.exit('htmlCommentData');
      return ok;
    }
  },
};
