import type { ReactNode } from 'react';
import { SiteLink } from '../link/SiteLink';
import { docsVersions, latestOf, pathIn, versionOf } from './versions';
import type { DocsVersion } from '../../shared/site-definition';
import { pageWords } from '../../shared/words/page';

const warnings = {
  unreleased: pageWords.unreleasedVersion,
  unmaintained: pageWords.unmaintainedVersion,
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
          <SiteLink to={pathIn(latest, path, version)}>
            {`${pageWords.readLatestVersion} `}
            {latest.label}
          </SiteLink>
          {pageWords.latestVersion}
        </p>
      ) : null}
      <p>
        {`${pageWords.version} `}
        {version.label}
      </p>
    </div>
  );
}
