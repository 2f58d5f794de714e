import { mainArea } from '../../shared/areas';
import { isBelowPath } from '../../shared/paths';
import { site } from '../../shared/site';
import type { DocsVersion, NavbarDropdown } from '../../shared/site-definition';

/** The current version of the main area, and those that the site has beside it. */
export const docsVersions: readonly DocsVersion[] = [
  { ...mainArea.version, basePath: mainArea.basePath, warning: null },
  ...site.otherVersions,
];

/** Returns the version of a page; undefined outside of the documentation, or if there is only one version. */
export function versionOf(path: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  if (versions.length < 2) return undefined;
  return [...versions]
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .find(({ basePath }) => isBelowPath(path, basePath));
}

export function latestOf(versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions.find(({ warning }) => warning === null);
}

/** Returns the path of the same page in another version. */
export function pathIn(target: DocsVersion, path: string, from: DocsVersion): string {
  return target.basePath + path.slice(from.basePath.length);
}

/** Returns the navbar's version dropdown, labelled with the current version; an empty list if there is only one. */
export function versionDropdown(path: string, versions: readonly DocsVersion[] = docsVersions): NavbarDropdown[] {
  const open = versionOf(path, versions);
  if (!open) return [];
  return [
    {
      label: open.label,
      items: versions.map((version) => ({ label: version.label, to: pathIn(version, path, open) })),
    },
  ];
}
