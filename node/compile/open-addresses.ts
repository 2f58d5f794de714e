import type { SourceLink } from '../../src/shared/content-tree';
import { assetPath } from '../content/asset-path';

/** URLs that the compile step leaves open: content files (`mdx:`) and files to copy (`asset:`). */
const openUrl = /^(mdx|asset):([^?#]*)(.*)$/s;

/** Returns the content files that links lead to, each once. */
export function linkedFiles(links: readonly SourceLink[]): string[] {
  const files = links.map(({ href }) => {
    const [, kind, file] = openUrl.exec(href) ?? [];
    return kind === 'mdx' ? file : undefined;
  });
  return [...new Set(files)].filter((file) => file !== undefined);
}

/**
 * Resolves `mdx:content/docs/x.mdx#y` to `/docs/x#y` and `asset:content/docs/x.pdf` to `/static/…/x.pdf`; leaves other
 * URLs alone. A link without a target stays readable and is reported by the checks.
 * @param paths of published documents, by file
 */
export function resolveAddress(href: string, paths: ReadonlyMap<string, string>): string {
  const [, kind, file = '', rest = ''] = openUrl.exec(href) ?? [];
  if (kind === undefined) return href;
  return encodeURI(kind === 'asset' ? assetPath(file) : (paths.get(file) ?? `/${file}`)) + rest;
}
