import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Compiler } from 'webpack';
import { packageIn } from '../base/package-in';
import { docusaurusCode } from '../../src/shared/mdx-components';
import { isComponent } from './svg-components';

const loader = path.resolve('node/gatsby/missing-module.cjs');

/**
 * Lets components of pages import modules that are not there, and pages. One that uses such a module fails when its page
 * is rendered, so that only this page is reported; webpack would end the build without naming a page.
 * @reach webpack: a request to be replaced says in `contextInfo.issuer` who asks; a build with a missing module ends:
 *   `site/islands.test.ts`
 */
export class MissingModules {
  apply(compiler: Compiler): void {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(/./, (resource) => {
      const { request, contextInfo } = resource;
      const expected = isComponent(contextInfo.issuer) ? expectedInstead(request) : null;
      if (expected !== null) resource.request = standInFor(request, expected);
    }).apply(compiler);
  }
}

/** Returns what to import instead of something that components cannot import, or null. */
function expectedInstead(request: string): string | null {
  if (/\.mdx?$/.test(request)) return 'Expected the partial to be imported by the page, and passed as children';
  const name = request.startsWith('@site/') ? null : packageIn(request);
  if (name === null || request in docusaurusCode || isBuiltin(request)) return null;
  if (existsSync(path.resolve('node_modules', name))) return null;
  return /^@(?:docusaurus|theme)/.test(name)
    ? 'Expected one of the modules that content/README.md lists'
    : `Expected it after "npm install ${name}"`;
}

function standInFor(request: string, expected: string): string {
  const message = encodeURIComponent(`"${request}" is not available here. ${expected}`).replaceAll('!', '%21');
  return `!!${loader}?${message}!${loader}`;
}
