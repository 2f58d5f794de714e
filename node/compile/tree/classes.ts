import type { Element } from 'hast';

/** The class names of an element, in whichever form they were given. */
export function classesOf(node: Element): string[] {
  // JSX brings text, Markdown a list.
  const className: unknown = node.properties.className;
  if (Array.isArray(className)) return className.map(String);
  return typeof className === 'string' ? className.split(' ').filter(Boolean) : [];
}

export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}
