import type { Element } from 'hast';

/** The class names of an element, in whichever form they were given. */
export function classesOf(node: Element): string[] {
  const { className } = node.properties;
  const names = Array.isArray(className) ? className.join(' ') : String(className ?? '');
  return names.split(/\s+/).filter(Boolean);
}

export function hasClass(node: Element, name: string): boolean {
  return classesOf(node).includes(name);
}
