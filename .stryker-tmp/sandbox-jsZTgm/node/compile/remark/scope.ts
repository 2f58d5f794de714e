import type { ObjectPattern } from 'estree-jsx';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { constant, identifier, scopeMember } from '../source/estree';
import { fileState } from '../source/file-state';
import { scopeNames } from '../source/scope';

/**
 * Declares the names that every page may use without an import: `const {Tabs, TabItem, …} = arguments[0].scope`. Leaves
 * out names that the file declares itself; includes unknown ones, so that the run can find other faults too.
 */
export const remarkScope: Plugin<[], Root> = () => (tree, file) => {
  const { declared, unknown } = fileState(file);
  const pattern: ObjectPattern = {
    type: 'ObjectPattern',
    properties: [...new Set([...scopeNames, ...unknown])]
      .filter((name) => !declared.has(name))
      .map((name) => ({
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: true,
        computed: false,
        key: identifier(name),
        value: identifier(name),
      })),
  };
  tree.children.unshift({
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [constant(pattern, scopeMember('scope'))],
        comments: [],
      },
    },
  });
};
