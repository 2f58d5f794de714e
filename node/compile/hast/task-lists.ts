import type { Element, Root } from 'hast';
import { isElement } from '../compile-context';
import { hasClass } from '../tree/classes';
import { plainTextOf } from '../tree/text';
import { visitAll } from '../tree/walk';

/** Labels the checkboxes of a task list with the text of their items. */
export function taskLists(tree: Root): void {
  visitAll(tree, (item) => {
    if (!isElement(item, 'li') || !hasClass(item, 'task-list-item')) return;
    const name = item.children
      .filter((child) => !isElement(child, 'ul', 'ol'))
      .map(plainTextOf)
      .join(' ')
      .trim();
    const box = findBox(item);
    if (box && name) box.properties.ariaLabel = name;
  });
}

/** The checkbox is the first child of the item or of its first paragraph. */
function findBox(item: Element): Element | undefined {
  const first = item.children.find((child): child is Element => child.type === 'element');
  return isElement(first, 'p') ? findBox(first) : isElement(first, 'input') ? first : undefined;
}
