import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FixtureSite } from './fixture-site';

/** They quote the digest of the inline script with the build id, or sizes as the bundler's cache remembers them. */
const ofOneBuild = new Set(['.complete', '.htaccess', '_headers', '_nginx.conf', 'webpack.stats.json']);

/** Names and digests of the output, without the build id. */
export function digestOutput(site: FixtureSite): Map<string, string> {
  const buildId = (JSON.parse(site.read('public/page-data/app-data.json')) as { webpackCompilationHash: string })
    .webpackCompilationHash;
  return new Map(
    site.list('public').flatMap((name): [string, string][] => {
      if (ofOneBuild.has(name)) return [];
      const bytes = readFileSync(path.join(site.root, 'public', name));
      const text = bytes.toString('latin1').replaceAll(buildId, 'BUILD');
      return [[name.replaceAll(buildId, 'BUILD'), createHash('sha1').update(text).digest('hex')]];
    }),
  );
}
