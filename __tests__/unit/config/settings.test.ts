import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Read by tools, or set by the tests for themselves; no setting of the site. */
const others = new Set([
  'CI',
  'E2E_ORIGIN',
  'NODE_ENV',
  'NODE_OPTIONS',
  'XDG_CONFIG_HOME',
  'HOME',
  'PATH',
  'PUBLIC_DIR',
  'VARIANT',
  'QUERY_TYPES',
  'DEBIAN_FRONTEND',
  'EDITOR',
  'VISUAL',
  'GATSBY_TELEMETRY_DISABLED',
  'GATSBY_WORKER_ID',
]);

const sources = ['src', 'exports', 'node', 'packages', 'plugins', 'scripts', '.']
  .filter((folder) => existsSync(folder))
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )
  .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/gatsby-types|__tests__/.test(file))
  .map((file) => readFileSync(file, 'utf8'));

const read = (file: string): string => readFileSync(file, 'utf8');

/** Names with a meaning in `.env.example`, commented ones included. */
const examples = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name);

/** Names in the first column of the README's table. */
const documented = [...read('README.md').matchAll(/^\| (`[A-Z][^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name),
);

const used = new Set(
  sources.flatMap((text) => [...text.matchAll(/process\.env\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name)),
);

describe('settings', () => {
  it('has every one that the code reads in .env.example', () => {
    expect(used.size).toBeGreaterThan(3);
    const internal = (name: string): boolean => others.has(name) || name === 'GATSBY_DEVELOPER_SITE_URL';
    expect([...used].filter((name) => !internal(name) && !examples.includes(name))).toEqual([]);
  });

  it('explains in README.md what .env.example lists, and no other', () => {
    expect(documented.length).toBeGreaterThan(10);
    expect([...documented].sort()).toEqual([...examples].sort());
  });
});
