import type { Element, ElementContent, Root } from 'hast';
import { changelogKinds } from '../../../src/shared/content-tree';
import type { ChangelogKind } from '../../../src/shared/content-tree';
import { formatDate } from '../../../src/shared/format';
import { readDay } from '../../base/calendar-day';
import { textNode } from '../../reading/markdown/nodes';
import { plainHtml } from '../../reading/plain-html';
import type { ComponentNode, CompileContext } from '../compile-context';
import { elementNode } from '../compile-context';
import { toStaticTree } from '../reading/to-static-tree';
import { propNodes, propText } from '../tree/prop-nodes';
import { plainTextOf } from '../tree/text';
import { withLink } from './headings';
import { walk } from '../tree/walk';

const kindLabels: Readonly<Record<ChangelogKind, string>> = {
  new: 'New',
  improved: 'Improved',
  fixed: 'Fixed',
  retired: 'Retired',
};

/** Renders `<ChangelogEntry>` and collects the entries for the changelog index and feed. */
export function changelogEntries(tree: Root, context: CompileContext): void {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'component' || node.name !== 'ChangelogEntry') return undefined;
    parent.children[index] = render(node, context);
    return 'again';
  });
}

function render({ props, children, data }: ComponentNode, context: CompileContext): Element {
  const title = propNodes(props.title).map(plainTextOf).join('');
  const area = propText(props.area) ?? '';
  const date = propText(props.date) ?? '';
  const kind = changelogKinds.find((name) => name === props.kind);
  const problems = [
    ...(readDay(date) === date ? [] : [`date="${date}" is not a date; expected YYYY-MM-DD`]),
    ...(kind ? [] : [`kind="${propText(props.kind) ?? ''}" is unknown; expected ${changelogKinds.join(', ')}`]),
    ...(area ? [] : ['area is missing; expected the part of the product']),
    ...(title ? [] : ['title is missing; expected a few words']),
  ];
  for (const problem of problems) context.error('changelog-entry', `<ChangelogEntry>: ${problem}.`, data?.place);
  if (!kind || problems.length > 0) return elementNode('section', { className: ['changelog-entry'] }, children);

  const id = context.ids.make(`${date} ${title}`);
  context.changelogEntries.push({ id, date, kind, area, title, html: feedHtml(children, context) });
  return elementNode('section', { className: ['changelog-entry'], dataKind: kind, dataArea: area }, [
    withLink(elementNode('h3', { id }, [textNode(title)]), id, title),
    elementNode('p', { className: ['changelog-meta'] }, [
      elementNode('span', { className: ['changelog-kind'] }, [textNode(kindLabels[kind])]),
      textNode(' '),
      elementNode('span', { className: ['changelog-area'] }, [textNode(area)]),
      textNode(' '),
      elementNode('time', { dateTime: date }, [textNode(formatDate(date))]),
    ]),
    ...children,
  ]);
}

/** Returns what a feed shows of an entry, whose readers know neither the styles of the site nor its scripts. */
function feedHtml(children: readonly ElementContent[], context: CompileContext): string {
  const imageAddress = (index: number): string => {
    const file = context.images[index]?.file ?? '';
    context.assets.add(file);
    return `asset:${file}`;
  };
  return plainHtml(toStaticTree(children, imageAddress));
}
