import { cacheRules } from './cache-rules';
import { markdownHeaders } from './markdown-rule';
import type { PolicyInput } from './policy';
import { securityHeaders } from './policy';

export interface HeadersInput extends PolicyInput {
  /** Paths of all built files, with a leading slash and without path prefix. */
  files: readonly string[];
  /** `''` or `/x`. */
  pathPrefix?: string | undefined;
}

/** Cloudflare Pages drops further rules. */
const ruleLimit = 100;

/** Renders `_headers` for Netlify, Cloudflare Pages and our own server. */
export function renderHeaders({ files, pathPrefix = '', ...policy }: HeadersInput): string {
  const security = securityHeaders(policy).map(({ name, value }) => `  ${name}: ${value}`);
  const caching = cacheRules(files).map(
    ({ pattern, value }) => `${pathPrefix}${encodeURI(pattern)}\n  Cache-Control: ${value}`,
  );
  const markdown = [`${pathPrefix}/*.md`, ...markdownHeaders.map(({ name, value }) => `  ${name}: ${value}`)];
  return [`${pathPrefix}/*`, ...security, '', ...markdown, '', ...caching.slice(0, ruleLimit - 2), ''].join('\n');
}
