import type { ReactNode } from 'react';
import { SiteLink } from '../link/SiteLink';
import { docsVersions, latestOf, pathIn, versionOf } from './versions';
import type { DocsVersion } from '../../shared/site-definition';

const warnings = {
  unreleased: 'This is the documentation of a version that is not released yet.',
  unmaintained: 'This is the documentation of a version that is no longer maintained.',
} as const;

interface VersionNoticeProps {
  path: string;
  versions?: readonly DocsVersion[];
}

/**
 * Shows the version of a page, with a link to the latest one if it is another; nothing if there is only one version.
 */
export function VersionNotice({ path, versions = docsVersions }: VersionNoticeProps): ReactNode {
  const version = versionOf(path, versions);
  const latest = latestOf(versions);
  if (!version) return null;
  return (
    <div className="prose no-print">
      {version.warning && latest ? (
        <p role="note">
          {warnings[version.warning]}{' '}
          <SiteLink to={pathIn(latest, path, version)}>Read this page for {latest.label}</SiteLink>, the latest version.
        </p>
      ) : null}
      <p>Version: {version.label}</p>
    </div>
  );
}
