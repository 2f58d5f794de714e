import type { Root } from 'hast';
import { closestNames } from '../../base/closest-names';
import type { CompileContext } from '../compile-context';
import { propText } from '../tree/prop-nodes';
import { plainTextOf } from '../tree/text';
import { visitAll } from '../tree/walk';

/** Sets the glossary key of each `<Term>` and warns of unknown ones. */
export function terms(tree: Root, context: CompileContext): void {
  const { knownTerms } = context.input;
  visitAll(tree, (node) => {
    if (node.type !== 'component' || node.name !== 'Term') return;
    const key = propText(node.props.id) ?? plainTextOf(node).toLowerCase().replace(/\s+/g, '-');
    node.props = { ...node.props, id: key };
    if (!knownTerms || knownTerms.has(key)) return;
    const closest = closestNames(key, knownTerms).slice(0, 3);
    context.warn(
      'unknown-term',
      `The term "${key}" is not in content/data/glossary.yml. ${closest.length > 0 ? `Did you mean ${closest.map((name) => `id="${name}"`).join(' or ')}? ` : ''}Expected a key of that file, as the id or as the text itself.`,
      node.data?.place,
    );
  });
}
