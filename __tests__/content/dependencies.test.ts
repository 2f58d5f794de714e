import { readFileSync } from 'node:fs';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const installed = { ...dependencies, ...devDependencies };
const tables = readFileSync('docs/dependencies.md', 'utf8').split('\n## Site\n')[1] ?? '';
const explained = [...tables.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
);

describe('docs/dependencies.md', () => {
  it('says of each direct dependency what it is for, and of nothing else', () => {
    expect([...explained].sort()).toEqual(Object.keys(installed).sort());
  });

  it('versions are exact, so that two machines install the same', () => {
    const loose = Object.entries(installed).filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });
});
