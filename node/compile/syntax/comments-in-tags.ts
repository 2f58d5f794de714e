import { factorySpace } from 'micromark-factory-space';
import type { Code, Construct, Effects, Extension, State } from 'micromark-util-types';
import { lessThan, tokenizeBlockComment } from './html-comment';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    mdxJsxFlowTag: 'mdxJsxFlowTag';
  }
}

/**
 * MDX's flow construct for tags throws at `<!`. Before a tag it must let a comment pass, so that the line can be parsed
 * as a paragraph; after a tag (`<Tabs> <!-- x -->`) the comment is consumed for it.
 * @reach micromark-extension-mdx-jsx: its flow construct for `<` writes `mdxJsxFlowTag`, then attempts expressions and
 *   nothing else; a comment after a tag is a syntax error: `legacy-syntax.test.ts`
 */
export function allowComments(extension: Extension): Extension {
  const constructs = extension.flow?.[lessThan];
  if (!constructs) return extension;
  const guarded = [constructs].flat().map((construct): Construct => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const tags = afterTags(construct, this, effects, ok, nok);
      return effects.check(commentStart, nok, tags);
    },
  }));
  return { ...extension, flow: { ...extension.flow, [lessThan]: guarded } };
}

/** Runs MDX's construct but consumes comments after its tags itself. */
function afterTags(
  construct: Construct,
  context: ThisParameterType<Construct['tokenize']>,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  let isAfterTag = false;
  let isInExpression = false;
  let isDone = false;
  const observed: Effects = {
    ...effects,
    enter: (type, fields) => {
      if (type !== 'whitespace') isAfterTag = false;
      return effects.enter(type, fields);
    },
    exit: (type) => {
      if (type === 'mdxJsxFlowTag') isAfterTag = true;
      return effects.exit(type);
    },
    // After its tags, MDX attempts expressions and nothing else.
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
      if (!isAfterTag || isInExpression || code !== lessThan) return follow(state, code);
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
