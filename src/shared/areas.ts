import { isBelowPath } from './paths';
import { site } from './site';
import type { AreaDefinition } from './site-definition';

/** All areas. */
export const areas: readonly AreaDefinition[] = site.areas;
/** The main area: pages outside of every area use its sidebar too. */
export const mainArea: AreaDefinition = site.areas[0];

/** Returns the area with a name. */
export function areaNamed(name: string | undefined): AreaDefinition | undefined {
  return areas.find((area) => area.name === name);
}

/**
 * Returns the area that a path belongs to, the one with the longest base path if several match. `path` has no prefix.
 */
export function areaOfPath(path: string): AreaDefinition | undefined {
  return [...areas]
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .find(({ basePath }) => isBelowPath(path, basePath));
}

/** Returns the search tag that identifies an area and its version, in DocSearch's format. */
export function searchTagOf({ instance, version }: AreaDefinition): string {
  return `docs-${instance}-${version.name}`;
}
