import { readFileSync } from 'node:fs';
import { entryOf, missingPackages } from '../../../scripts/lockfile.mjs';

interface Manifest {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, Manifest>;
}

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;

describe('package-lock.json', () => {
  it('PRF-03 has the packages of every platform (else: node scripts/lockfile.mjs)', () => {
    expect(missingPackages(lockfile.packages).map(({ name }) => name)).toEqual([]);
  });

  it('PRF-03 has what package.json asks for, and each version is exact', () => {
    const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
    const { dependencies = {}, devDependencies = {} } = manifest;
    expect(lockfile.packages['']?.dependencies).toEqual(dependencies);
    expect(lockfile.packages['']?.devDependencies).toEqual(devDependencies);
    const versions = Object.values({ ...dependencies, ...devDependencies });
    expect(versions.length).toBeGreaterThan(20);
    for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });
});

describe('missingPackages', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { '@a/core-linux-x64-gnu': '1.0.0', '@a/core-darwin-arm64': '1.0.0' } },
    'node_modules/a/node_modules/@a/core-linux-x64-gnu': { version: '1.0.0' },
    'node_modules/b/node_modules/c': { optionalDependencies: { d: '1.0.0' } },
    'node_modules/d': { version: '1.0.0' },
  };

  it('looks where Node looks: beside the package and in every folder above', () => {
    expect(missingPackages(packages)).toEqual([
      { parent: 'node_modules/a', name: '@a/core-darwin-arm64', version: '1.0.0' },
    ]);
  });

  it('writes for which machines a package is', () => {
    const missing = { parent: '', name: '@a/core-linux-arm-musleabihf', version: '1.0.0' };
    expect(entryOf(missing, { dev: true })).toMatchObject({ os: ['linux'], cpu: ['arm'], libc: ['musl'], dev: true });
    expect(() => entryOf({ ...missing, name: 'fsevents' }, {})).toThrow(
      'fsevents@1.0.0 is not a pinned platform-specific package',
    );
  });
});
