import { docsArea } from '../../shared/areas';
import { isBelowPath } from '../../shared/paths';
import type { SettingDropdown } from '../../shared/settings';

/** A version of the documentation. A base path may be a prefix of another; the longest match counts. */
export interface DocsVersion {
  name: string;
  label: string;
  basePath: string;
  /** Warning on its pages; null for the latest version. */
  warning: 'unreleased' | 'unmaintained' | null;
}

export const docsVersions: readonly DocsVersion[] = [
  { ...docsArea.version, basePath: docsArea.basePath, warning: null },
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
export function versionDropdown(path: string, versions: readonly DocsVersion[] = docsVersions): SettingDropdown[] {
  const open = versionOf(path, versions);
  if (!open) return [];
  return [
    {
      label: open.label,
      items: versions.map((version) => ({ label: version.label, to: pathIn(version, path, open) })),
    },
  ];
}
