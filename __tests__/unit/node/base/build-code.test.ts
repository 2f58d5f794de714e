import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listCachedCode, listCompilerCode } from '../../../../node/base/build-code';

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '((?:\.|site\/)[^']+)'/g)].map(([, name = '']) => {
    const target = name.startsWith('site/') ? name : path.resolve(path.dirname(file), name);
    return path.relative('.', target).replaceAll(path.sep, '/');
  });

const isIn = (parts: readonly string[], name: string): boolean =>
  parts.some((part) => name === part || name.startsWith(`${part}/`) || `${name}.ts` === part);
const isCachedCode = (name: string): boolean => isIn(listCachedCode(), name);
const isCompilerCode = (name: string): boolean => isIn(listCompilerCode(), name);

const sources = ['node', 'site'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/')),
);

describe('the code that decides about what caches hold', () => {
  it('includes every file of src that node imports', () => {
    const names = sources
      .flatMap(imported)
      .filter((name) => name.startsWith('src/shared') || name.startsWith('src/search/pro'));
    expect(names).toContain('src/search/providers/index');
    expect(names.filter((name) => !isCachedCode(name))).toEqual([]);
  });

  it('includes all that it imports itself', () => {
    const importers = sources.filter((file) => isCachedCode(file) && !/gatsby-hooks|site-config|publish\//.test(file));
    expect(importers.length).toBeGreaterThan(150);
    const left = importers.flatMap((file) =>
      imported(file)
        .filter((name) => /^(?:node|site)\//.test(name) && !isCachedCode(name))
        .map((name) => `${file} imports ${name}`),
    );
    expect(left).toEqual([]);
  });

  it.each([
    'node/check/writing/rules/wording.ts',
    'node/publish/hosting/nginx.ts',
    'node/edit/create-content.ts',
    'site/rules.ts',
  ])('does not include %s, a change of which rebuilds no page and no script', (file) => {
    expect(sources).toContain(file);
    expect(isCachedCode(file)).toBe(false);
  });

  it.each(['node/compile/pipeline.ts', 'node/gatsby/webpack.ts', 'site/content.ts', 'node/publish/late-scripts.ts'])(
    'includes %s',
    (file) => {
      expect(sources).toContain(file);
      expect(isCachedCode(file)).toBe(true);
    },
  );
});

it('of packages, only the sources that a site may name decide about what caches hold', () => {
  expect(isCachedCode('packages/live-mermaid/src/live-diagrams.ts')).toBe(true);
  expect(isCompilerCode('packages/live-mermaid/src/live-diagrams.ts')).toBe(true);
  expect(isCachedCode('packages/live-mermaid/__tests__/live-diagrams.test.ts')).toBe(false);
  expect(isCachedCode('packages/changed/src/compare-builds.ts')).toBe(false);
});

describe('the code that decides about what is known of a page', () => {
  it('includes all that the compiler imports', () => {
    const reached = new Set<string>();
    const reach = (file: string): void => {
      const found = [`${file}.ts`, `${file}.tsx`, file].find((name) => existsSync(name));
      if (found === undefined || reached.has(found)) return;
      reached.add(found);
      if (/\.tsx?$/.test(found)) imported(found).forEach(reach);
    };
    sources.filter((file) => file.startsWith('node/compile/')).forEach(reach);
    expect([...reached]).toContain('site/content.ts');
    expect([...reached].filter((file) => !isCompilerCode(file))).toEqual([]);
  });

  it.each([
    'node/check/writing/rules/wording.ts',
    'node/publish/search/records.ts',
    'node/graph/schema.ts',
    'site/rules.ts',
  ])('does not include %s, a change of which compiles no page again', (file) => {
    expect(sources).toContain(file);
    expect(isCompilerCode(file)).toBe(false);
  });
});
