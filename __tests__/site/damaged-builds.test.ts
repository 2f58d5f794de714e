import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FixtureSite, page } from './support/fixture-site';
import { digestOutput } from './support/output-digest';

// Builds, not calculations.
jest.setTimeout(300_000);

const site = new FixtureSite({
  'content/docs/index.mdx': page('Home'),
  'content/docs/a.mdx': page('Page A', '[B](./b.mdx)\n\n```js\nconst a = 1;\n```'),
  'content/docs/b.mdx': page('Page B'),
  'content/guides/guide.mdx': page('Guide'),
});
let clean: Map<string, string>;

beforeAll(async () => {
  const { code, output } = await site.build();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  clean = digestOutput(site);
});

afterAll(() => site.dispose());

type Damage = (file: string) => void;
const half: Damage = (file) => truncateSync(file, Math.floor(statSync(file).size / 2));
const empty: Damage = (file) => writeFileSync(file, '');
const missing: Damage = (file) => rmSync(file);
const garbage: Damage = (file) => writeFileSync(file, randomBytes(Math.min(statSync(file).size, 100_000)));
/** Changes single bytes. */
const worn: Damage = (file) =>
  writeFileSync(
    file,
    readFileSync(file).map((byte, index) => (index % 997 ? byte : ~byte)),
  );
/** Valid, but of something else. */
const foreign: Damage = (file) => writeFileSync(file, '{"page":{"content":"x"},"dependencyDigests":{}}');

it('an undamaged cache is used', async () => {
  const { code, output } = await site.build();
  expect(code).toBe(0);
  expect(output).not.toContain('built anew');
  expect(digestOutput(site)).toEqual(clean);
});

describe('the build after', () => {
  it.each<[string, RegExp, Damage]>([
    ['a database of nodes with changed bytes', /^\.cache\/data\/datastore\/data\.mdb$/, worn],
    ['garbage for the database of plugins', /^\.cache\/caches-lmdb\/data\.mdb$/, garbage],
    ['every database half', /^\.cache\/.*data\.mdb$/, half],
    ['garbage for the bundler’s cache', /^\.cache\/webpack\//, garbage],
    ['garbage for compiled pages', /^\.cache\/compiled-pages\//, garbage],
    ['compiled pages of something else', /^\.cache\/compiled-pages\//, foreign],
    ['garbage for the list of written files', /^\.cache\/written-files\.json$/, garbage],
    ['garbage for the record of the last build', /^\.cache\/last-build\.json$/, garbage],
    ['a page that is missing', /^public\/docs\/b\/index\.html$/, missing],
    ['all HTML empty', /^public\/.*\.html$/, empty],
    ['scripts and styles half', /^public\/[^/]*\.(?:js|css)$/, half],
    ['a search index half', /^public\/search\//, half],
  ])('%s succeeds and gives what a clean one gives', async (_name, wanted, damage) => {
    const files = [
      ...site.list('.cache').map((name) => `.cache/${name}`),
      ...site.list('public').map((name) => `public/${name}`),
    ].filter((name) => wanted.test(name));
    expect(files).not.toEqual([]);
    for (const name of files) damage(path.join(site.root, name));
    const { code, output } = await site.build();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(digestOutput(site)).toEqual(clean);
  });
});

describe('the build after a first one that was killed', () => {
  it.each<[string, string]>([
    ['while it bundled scripts', 'success write out requires'],
    ['while it ran queries', 'success Building HTML renderer'],
    ['while it wrote its output', 'success Building static HTML'],
  ])('%s gives what a clean one gives', async (_moment, printed) => {
    for (const folder of ['.cache', 'public']) site.remove(folder);
    const killed = await site.killBuild(printed);
    expect(killed).toEqual({ code: null, output: expect.stringContaining(printed) });
    expect(site.exists('public/.complete')).toBe(false);
    const { code, output } = await site.build();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(digestOutput(site)).toEqual(clean);
  });
});
