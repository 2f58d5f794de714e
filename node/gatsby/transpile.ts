import { readFileSync } from 'node:fs';
import { engineFiles, requireFromEngine } from '../base/roots.cjs';
import { readBrowserQueries } from './browsers';

/** The part of a webpack rule that leads to its loaders. */
export interface WebpackRule {
  test?: unknown;
  include?: unknown;
  exclude?: unknown;
  issuer?: (file: string) => boolean;
  enforce?: 'pre' | 'post';
  type?: string;
  oneOf?: WebpackRule[];
  use?: unknown;
}

interface ModuleInfo {
  realResource: string;
}

/** What the code is for: the browser, with Fast Refresh and source maps, or the server that renders the document. */
type Target = 'browser' | 'node';

/** Gatsby asks with an empty object which rules lead to Babel, to add Fast Refresh to their files. */
type EmptyInfo = Record<string, never>;

function isModule(info: ModuleInfo | EmptyInfo): info is ModuleInfo {
  return 'realResource' in info;
}

/** Tests of the rules that Gatsby and its TypeScript plugin create; TypeScript files go through both. */
const sourceTest = String(/\.(js|mjs|jsx|ts|tsx)$/);
const typeScriptTest = String(/\.tsx?$/);
const packageTest = String(/\.(js|mjs)$/);

/**
 * Replaces Babel with swc: Babel ran twice on each file and took half of a cold build. It stays for files with a query,
 * which Gatsby's own plugin must remove from the code. Packages are not transpiled: their syntax is older than the
 * browsers in `browserslist` in package.json.
 * @throws if Gatsby's rules have changed, so that an upgrade is noticed
 * @reach gatsby: its rules for sources have these tests, and `use` is a function of a module, or of an empty object,
 *   and knows `realResource`; the build stops and names the rule; `transpile.test.ts`
 */
export function transpileWithSwc(rules: WebpackRule[], target: Target): WebpackRule[] {
  const of = (test: string): WebpackRule => {
    const found = rules.find((rule) => String(rule.test) === test);
    if (!found) throw new Error(`Gatsby no longer has a webpack rule for ${test}: see node/gatsby/transpile.ts.`);
    return found;
  };
  const [source, typeScript] = [of(sourceTest), of(typeScriptTest)];
  const { use, include } = source;
  if (typeof use !== 'function') throw new Error('Gatsby’s webpack rule for sources has no function `use`.');
  const replaced: WebpackRule = {
    ...source,
    include: (file: string): boolean =>
      engineFiles.test(file) || typeof include !== 'function' || include(file) === true,
    use: (info: ModuleInfo | EmptyInfo): unknown =>
      isModule(info) && !hasQuery(info.realResource) ? [swcLoader(info, target)] : use(info),
  };
  return rules
    .filter((rule) => rule !== typeScript && String(rule.test) !== packageTest)
    .map((rule) => (rule === source ? replaced : rule));
}

function hasQuery(file: string): boolean {
  return readFileSync(file, 'utf8').includes('graphql`');
}

function swcLoader({ realResource }: ModuleInfo, target: Target) {
  const isDevelopment = target === 'browser';
  const isTypeScript = /\.tsx?$/.test(realResource);
  return {
    loader: requireFromEngine.resolve('swc-loader'),
    options: {
      configFile: false,
      swcrc: false,
      sourceMaps: isDevelopment,
      isModule: 'unknown',
      env: { targets: target === 'node' ? { node: process.versions.node } : readBrowserQueries() },
      module: { type: 'es6' },
      jsc: {
        parser: isTypeScript
          ? { syntax: 'typescript', tsx: realResource.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment } },
      },
    },
  };
}
