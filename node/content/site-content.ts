/** What the content of this site may hold. Only here the build's content and compile rooms read `site/`. */
import { content } from '../../site/content';
import type { ComponentDefinition, ContentDefinition, NamedModules } from './content-definition';

export { content };

/** Modules by name that are no packages. */
export const namedModules: NamedModules = (content as ContentDefinition).modules ?? {};

/** Returns the component for writers that only this site has. */
export function componentNamed(name: string): ComponentDefinition | undefined {
  const components: Readonly<Record<string, ComponentDefinition>> = content.components;
  return Object.hasOwn(components, name) ? components[name] : undefined;
}
