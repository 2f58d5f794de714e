import type { Element } from 'hast';

/** Returns an element's class names, whichever form they are in. */
export function classesOf(node: Element): string[] {
  // JSX yields a string, Markdown a list.
  const className: unknown = node.properties.className;
  if (Array.isArray(className)) return className.map(String);
  return typeof className === 'string' ? className.split(' ').filter(Boolean) : [];
}

export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}
