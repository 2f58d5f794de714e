import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const installed = Object.keys({ ...dependencies, ...devDependencies });
const tables = readFileSync('docs/dependencies.md', 'utf8').split('\n## Site\n')[1] ?? '';
const explained = [...tables.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

/** Packages that work without an import, and why. */
const usedOtherwise: Record<string, string> = {
  '@docsearch/css': 'named in the paths that file-loader gets',
  '@mdx-js/react': 'peer of gatsby-plugin-mdx',
  '@swc/jest': 'named as a string in jest.config.mjs',
  '@types/jest': 'globals of the tests',
  '@types/node': 'globals of Node',
  'gatsby-plugin-mdx': 'named as a string in gatsby-config.ts',
  'gatsby-plugin-page-creator': 'named as a string in gatsby-config.ts',
  'gatsby-plugin-sharp': 'named as a string in gatsby-config.ts',
  'gatsby-plugin-sitemap': 'named as a string in gatsby-config.ts',
  'gatsby-source-filesystem': 'named as a string in gatsby-config.ts',
  'gatsby-transformer-sharp': 'named as a string in gatsby-config.ts',
  'stylelint-config-standard': 'named as a string in stylelint.config.mjs',
  'babel-plugin-remove-graphql-queries': 'resolved by name in node/gatsby/bundle/remove-queries.cjs',
  'css-loader': 'resolved by name in node/gatsby/bundle/rules.ts',
  'yaml-loader': 'resolved by name in node/gatsby/bundle/rules.ts',
  'dependency-cruiser': 'command of npm run lint',
  cspell: 'command of npm run lint',
  knip: 'command of npm run lint',
  jest: 'command of npm test',
  prettier: 'command of npm run lint',
};

const isCode = (name: string): boolean => /\.[cm]?[jt]sx?$/.test(name);

/** Names of the packages that code imports: `@mdx-js/mdx`, without the path inside the package. */
function importedPackages(): Set<string> {
  const folders = ['__mocks__', '__tests__', 'benchmarks', 'exports', 'node', 'plugins', 'scripts', 'site', 'src'];
  const files = [
    ...readdirSync('.'),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    ),
  ].filter(isCode);
  const specifier = /\b(?:from|import|require|requireActual)[\s(]+['"]((?:@[\w.-]+\/)?[\w.-]+)(?=['"/])/g;
  return new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(specifier)].map(([, name = '']) => name)),
  );
}

describe('docs/dependencies.md', () => {
  it('says of each direct dependency what it is for, and of nothing else', () => {
    expect([...explained].sort()).toEqual([...installed].sort());
  });
});

describe('package.json', () => {
  const imported = importedPackages();
  const unimported = installed.filter((name) => !imported.has(name.replace(/^@types\//, '')));

  it('has only packages that something imports, but for those with a reason', () => {
    expect(unimported.sort()).toEqual(Object.keys(usedOtherwise).sort());
  });
});
