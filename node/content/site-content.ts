/** What the content of this site may hold. Only here the build's content and compile rooms read `site/`. */
import { content } from '../../site/content';
import type { ComponentDefinition } from './content-definition';

export { content };

/** Returns the component for writers that only this site has. */
export function componentNamed(name: string): ComponentDefinition | undefined {
  const components: Readonly<Record<string, ComponentDefinition>> = content.components;
  return Object.hasOwn(components, name) ? components[name] : undefined;
}
