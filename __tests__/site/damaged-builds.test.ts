import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FixtureSite, page } from './support/fixture-site';
import { digestOutput } from './support/output-digest';

// Builds, not calculations.
jest.setTimeout(300_000);

const files = {
  'content/docs/index.mdx': page('Home'),
  'content/docs/a.mdx': page('Page A', '[B](./b.mdx)\n\n```js\nconst a = 1;\n```'),
  'content/docs/b.mdx': page('Page B'),
  'content/guides/guide.mdx': page('Guide'),
};
const mistake = 'content/docs/mistake.mdx';
const site = new FixtureSite(files);
let clean: Map<string, string>;

async function expectGoodBuild(): Promise<string> {
  const { code, output } = await site.build();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  expect(digestOutput(site)).toEqual(clean);
  return output;
}

beforeAll(async () => {
  const { code, output } = await site.build();
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  clean = digestOutput(site);
});

afterAll(() => site.dispose());

type Damage = (file: string) => void;
const damages = {
  half: (file) => truncateSync(file, Math.floor(statSync(file).size / 2)),
  garbage: (file) => writeFileSync(file, randomBytes(statSync(file).size)),
  empty: (file) => writeFileSync(file, ''),
  missing: (file) => rmSync(file),
  'of something else': (file) => writeFileSync(file, '{"page":{"content":"x"},"dependencyDigests":{}}'),
  /** Changes single bytes. */
  worn: (file) =>
    writeFileSync(
      file,
      readFileSync(file).map((byte, index) => (index % 997 ? byte : ~byte)),
    ),
} satisfies Record<string, Damage>;

const targets = {
  'the database of nodes': /^\.cache\/data\/datastore\/data\.mdb$/,
  'the database of downloads': /^\.cache\/data\/gatsby-core-utils\/data\.mdb$/,
  'the database of plugins': /^\.cache\/caches-lmdb\/data\.mdb$/,
  'Gatsby’s state': /^\.cache\/redux\//,
  'compiled pages': /^\.cache\/webpack\/kept\/compiled-pages\//,
  'the bundler’s cache': /^\.cache\/webpack\//,
  'the record of the last run': /^\.cache\/last-run\.json$/,
  'the list of written files': /^\.cache\/written-files\.json$/,
  'the output': /^public\//,
};

const histories = {
  // Every test here ends with one.
  'a good build': () => Promise.resolve(),
  'a build that failed in its content': async () => {
    site.write({ [mistake]: page('Mistake', '[Nowhere](/docs/nowhere)') });
    expect((await site.build({ CHECK_STRICT: '1' })).code).toBe(1);
    site.remove(mistake);
  },
  'a build that was killed': async () => {
    site.write({ 'content/docs/b.mdx': page('Page B, for a moment') });
    const { code } = await site.killBuild('success Building static HTML');
    expect(code).toBeNull();
    site.write(files);
  },
  '`gatsby develop` that was killed': async () => {
    const server = site.develop(8461);
    while (!server.hasEnded() && !server.output().includes('success Building development bundle')) {
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    await server.stop('SIGKILL');
  },
};

/** When each file of a folder was written. */
const timesOf = (folder: string): [name: string, time: number][] =>
  site.list(folder).map((name) => [name, statSync(path.join(site.root, folder, name)).mtimeMs]);

type Case = [
  history: keyof typeof histories,
  damage: keyof typeof damages,
  target: keyof typeof targets,
  /** What the next build says. */
  sentence: string,
];

/** All combinations with `DAMAGE=all`, which take two hours; otherwise one with a record of the last run, and one without. */
const cases: readonly Case[] =
  process.env.DAMAGE === 'all'
    ? (Object.keys(histories) as Case[0][]).flatMap((history) =>
        (Object.keys(damages) as Case[1][]).flatMap((damage) =>
          (Object.keys(targets) as Case[2][]).map((target): Case => [history, damage, target, '']),
        ),
      )
    : [
        [
          'a good build',
          'worn',
          'the database of nodes',
          'Not as the last run left it: .cache/data/datastore/data.mdb. Everything is built again.',
        ],
        [
          '`gatsby develop` that was killed',
          'garbage',
          'the database of plugins',
          'The last run was stopped before it ended. Everything is built again.',
        ],
      ];

describe.each(cases)('after %s, with %s for %s,', (history, damage, target, sentence) => {
  it('the next build succeeds and gives what a clean one gives', async () => {
    await histories[history]();
    const damaged = [
      ...site.list('.cache').map((name) => `.cache/${name}`),
      ...site.list('public').map((name) => `public/${name}`),
    ].filter((name) => targets[target].test(name));
    for (const name of damaged) damages[damage](path.join(site.root, name));
    expect(await expectGoodBuild()).toContain(sentence);
  });
});

/** What a build prints, in this order. */
const moments = [
  'success load plugins',
  'success source and transform nodes',
  'success extract queries from components',
  'success Building production JavaScript and CSS bundles',
  'success run queries in workers',
  'success Building static HTML',
];

// Two builds each: with `DAMAGE=all` only.
if (process.env.DAMAGE === 'all') {
  describe.each(moments)('a first build that is killed after "%s"', (moment) => {
    it('is finished by the next one, which gives what a clean one gives', async () => {
      for (const name of ['.cache', 'public']) site.remove(name);
      const { code, output } = await site.killBuild(moment);
      expect(output).toContain(moment);
      expect(code).toBeNull();
      await expectGoodBuild();
    });
  });
}

describe('a folder whose caches come from another one, without the output', () => {
  it('is built again, and says so in a line', async () => {
    const before = site.root;
    const compiled = timesOf('.cache/webpack/kept/compiled-pages');
    site.move('moved');
    site.remove('public');
    const output = await expectGoodBuild();
    // What our own cache holds says nothing of the folder.
    expect(timesOf('.cache/webpack/kept/compiled-pages')).toEqual(compiled);
    expect(output).toContain(`The caches were made in ${before}. Everything is built again.`);
  });
});

describe('a build whose idle worker process is killed', () => {
  it('fails at once, and says what happened and what to do', async () => {
    const { code, output } = await site.killWorker('success write out requires');
    expect(output).toMatch(/A worker process of Gatsby was ended by SIGKILL, most often because memory ran out/);
    expect(code).toBe(1);
    expect(site.exists('public/.complete')).toBe(false);
  });
});
