import { docsArea } from '../../shared/areas';
import { isBelowPath } from '../../shared/paths';
import type { SettingDropdown } from '../../shared/settings';

/** A version of the documentation. Several share the start of their paths; the longest one that fits is meant. */
export interface DocsVersion {
  name: string;
  label: string;
  basePath: string;
  /** What its pages warn of; the latest version has no warning. */
  warning: 'unreleased' | 'unmaintained' | null;
}

/** The one version of the docs. */
export const docsVersions: readonly DocsVersion[] = [
  { ...docsArea.version, basePath: docsArea.basePath, warning: null },
];

/** The version that a page belongs to; `undefined` outside of the documentation, and with one version. */
export function versionOf(path: string, versions: readonly DocsVersion[]): DocsVersion | undefined {
  if (versions.length < 2) return undefined;
  return [...versions]
    .sort((a, b) => b.basePath.length - a.basePath.length)
    .find(({ basePath }) => isBelowPath(path, basePath));
}

/** The version without a warning. */
export function latestOf(versions: readonly DocsVersion[]): DocsVersion | undefined {
  return versions.find(({ warning }) => warning === null);
}

/** The same page in another version. */
export function pathIn(target: DocsVersion, path: string, from: DocsVersion): string {
  return target.basePath + path.slice(from.basePath.length);
}

/** The navbar's list of versions, labelled with the open one. */
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
