import { createElement, Fragment, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadModule } from 'component-table';
import type { ContentNode, ElementNode } from '../../shared/content-tree';
import { slotName, splitImportedName } from '../../shared/mdx-components';
import type { IslandProps } from './island-props';
import { loadComponents } from '../site-parts';
import { loadPart } from './load-part';

type Exports = Readonly<Record<string, unknown>>;

/** An island of the site, or one that the page imports, with its properties and children. Suspends while it loads. */
export function Island({ node: { name, props, children }, render }: IslandProps): ReactNode {
  const [module, exported] = splitImportedName(name);
  const Component = exportOf(useModule(module), name, exported);
  const slots: Record<string, ReactNode> = {};
  for (const slot of children.filter(isSlot)) {
    const { prop } = slot.props;
    if (typeof prop === 'string') slots[prop] = createElement(Fragment, null, ...render(slot.children));
  }
  const own = children.filter((child) => !isSlot(child));
  const [first] = own;
  // As React passes a text between tags: some components read it.
  const content = typeof first === 'string' && own.length === 1 ? [first] : render(own);
  return createElement(Component, { ...props, ...slots }, ...content);
}

/** Whether a child is content that the component gets as a property. */
function isSlot(child: ContentNode): child is ElementNode {
  return typeof child === 'object' && 'name' in child && child.name === slotName;
}

/** Returns the exports of an imported module, or of those with the site's own islands for an empty name. */
function useModule(name: string): Exports {
  if (name === '') return use(loadPart('#site', loadComponents));
  const load = (): Exports | Promise<Exports> => {
    const module = loadModule(name);
    if (module === undefined) throw new Error(`${name} is not loaded. Expected it in the table of imported modules.`);
    return module;
  };
  return typeof window === 'undefined' ? (load() as Exports) : use(loadPart(name, load as () => Promise<Exports>));
}

function exportOf(module: Exports, name: string, exported: string): ComponentType<object> {
  let component: unknown = module;
  for (const part of exported.split('.')) component = (component as Exports | undefined)?.[part];
  if (component === undefined) throw new Error(`${name}: there is no export "${exported}".`);
  return component as ComponentType<object>;
}
