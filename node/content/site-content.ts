/** What the content of this site may hold. Only here the build's content and compile rooms read `site/`. */
import { content } from 'site/content';
import { liveDiagramModule } from '../../src/shared/mdx-components';
import type { ComponentDefinition, ContentDefinition, NamedModules } from './content-definition';

export { content };

const definition: ContentDefinition = content;

export const { liveDiagrams, formulas, admonitions, kinds, icons = {}, markCell } = definition;

/** Modules by name that are no packages. */
export const namedModules: NamedModules = {
  ...definition.modules,
  ...(liveDiagrams ? { [liveDiagramModule]: { file: liveDiagrams.file } } : {}),
};

/** Returns the component for writers that only this site has. */
export function componentNamed(name: string): ComponentDefinition | undefined {
  const components: Readonly<Record<string, ComponentDefinition>> = content.components;
  return Object.hasOwn(components, name) ? components[name] : undefined;
}
