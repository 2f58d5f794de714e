import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFault, faultsPath } from '../../plugins/gatsby-plugin-content-check/src/fault';
import type { Fault } from '../../plugins/gatsby-plugin-content-check/src/fault';
import { FixtureSite, page } from './support/fixture-site';
import type { DevelopmentServer } from './support/fixture-site';
import { mermaidEntry, mermaidFolder } from '../../src/shared/mermaid-files';

jest.setTimeout(180_000);

const file = 'content/docs/a.mdx';
const category = 'content/docs/folder/_category_.yml';
const glossary = 'content/data/glossary.yml';
const measures = 'content/data/measures.yml';
const redirects = 'content/data/redirects.csv';

const normal = page('Normal', 'Normal text.\n\n## Heading\n\nMore text.');
const contents: Readonly<Record<string, string>> = {
  'content/docs/index.mdx': page('Home', 'Text.', 'id: about/index'),
  'content/docs/b.mdx': page('Other', '[link](./a.mdx)'),
  'content/docs/folder/c.mdx': page('Inside'),
  'content/guides/guide.mdx': page('Guide'),
  [file]: normal,
  [category]: 'label: Folder\nlink:\n  type: generated-index\n',
  [glossary]: 'order:\n  term: order\n  definition: A purchase.\n',
  [measures]: 'factsDate: 2024-01-01\nexampleMonth: {}\nmeasures: []\n',
  'content/data/words.txt': 'fixture\n',
  [redirects]: 'from,to\n/docs/old,/docs/a\n',
};

let site: FixtureSite;
let server: DevelopmentServer;
/**
 * Milliseconds between edits, as a writer would take. Gatsby ends when six changes in a row come while it runs queries.
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts
 */
const rest = 1_000;
let address = '';
let faults: readonly Fault[] = [];
const listening = new AbortController();

/** Waits until something holds; the failure of the test names what did not. */
async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end || server.hasEnded()) throw new Error(`${what}\n${server.output().slice(-3_000)}`);
    await sleep(50);
  }
}

/** What a page shows, or an empty text while there is none. */
async function read(route: string): Promise<string> {
  const response = await fetch(`${address}/page-data${route}/page-data.json`);
  return response.ok ? await response.text() : '';
}

/** Keeps the list that the panel of an open page shows. */
async function followFaults(): Promise<void> {
  const { body } = await fetch(`${address}${faultsPath}`, { signal: listening.signal });
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) if (event.startsWith('data: ')) faults = JSON.parse(event.slice(6)) as Fault[];
  }
}

function isListed(expected: string): boolean {
  return faults.some((fault) => describeFault(fault).startsWith(expected));
}

beforeAll(async () => {
  const probe = createServer().listen(0);
  const { port } = probe.address() as AddressInfo;
  probe.close();
  address = `http://localhost:${port}`;
  site = new FixtureSite(contents);
  site.copy('cspell.config.yaml', 'cspell.config.yaml');
  server = site.develop(port);
  await until(
    () =>
      fetch(address)
        .then(({ ok }) => ok)
        .catch(() => false),
    'The server did not start.',
  );
  void followFaults().catch(() => undefined);
  await until(() => faults.length > 0, 'The content check said nothing.');
});

afterAll(async () => {
  listening.abort();
  await server.stop();
  site.dispose();
});

/** Adds lines to the end of the page, the first of them line 12. */
const added = (text: string): [string, string] => [file, `${normal}\n${text}\n`];
const inFrontMatter = (line: string): [string, string] => [file, normal.replace('title:', `${line}\ntitle:`)];

const mistakes: readonly [name: string, change: [file: string, text: string], expected: string][] = [
  ['an unknown key', inFrontMatter('titel: x'), `${file}:2:1 warning front-matter-unknown-key: `],
  ['a missing title', [file, normal.replace(/title: .*\n/, '')], `${file}:1:1 error front-matter-missing: "title"`],
  ['wrong indentation', inFrontMatter('  wrong: x'), `${file}:3:1 error yaml-syntax: `],
  ['front matter that is not closed', [file, normal.replace('\n---\n', '\n')], `${file}:1:1 error yaml-syntax: `],
  ['a wrong type', inFrontMatter('draft: maybe'), `${file}:2:1 error front-matter-type: `],
  ['the path of another page', inFrontMatter('slug: /b'), 'content/docs/b.mdx:1:1 warning duplicate-route: '],
  ['a broken link', added('[x](/docs/nowhere)'), `${file}:12:1 warning broken-link: `],
  ['a link to a missing file', added('[x](./nowhere.mdx)'), `${file}:12:1 warning broken-link: `],
  ['a broken anchor', added('[x](#nowhere)'), `${file}:12:1 warning broken-anchor: `],
  ['a missing image', added('![x](./nowhere.png)'), `${file}:12:1 error broken-image: `],
  ['a tag that is not closed', added('<Tabs>'), `${file}:12:1 error mdx-syntax: `],
  ['an unknown component', added('<Nothing />'), `${file}:12:1 error unknown-component: `],
  ['an unknown name', added('{foo.bar()}'), `${file}:12:2 error undefined-name: `],
  ['an expression that is not closed', added('{foo('), `${file}:12:1 error mdx-syntax: `],
  ['an unknown admonition', added(':::what\nx\n:::'), `${file}:12:1 warning unknown-directive: `],
  ['a missing import', added("import X from './_x.mdx'"), `${file}:12:1 error broken-import: `],
  [
    'a diagram that cannot be drawn',
    added('```mermaid\nflowchart LR\n A -->\n```'),
    `${file}:14:1 warning diagram-syntax: `,
  ],
  ['an unknown term', added('<Term>nothing</Term>'), `${file}:12:1 warning unknown-term: `],
  ['a misspelled word', added('A mispeled word.'), `${file}:12:3 warning spelling: `],
  ['a wrong category file', [category, 'label: a: b\n'], `${category}:1:8 error yaml-syntax: `],
  ['a wrong glossary', [glossary, 'order: 1\n'], `${glossary}:1:1 error front-matter-type: `],
  ['wrong measures', [measures, 'measures: []\n'], `${measures}:1:1 error front-matter-type: `],
  ['a wrong redirect', [redirects, 'from,to\n/docs/old,/docs/nowhere\n'], `${redirects}:2:1 warning redirect: `],
];

let mended = 0;

describe('a mistake while gatsby develop runs', () => {
  it.each(mistakes)(
    '%s is named on the page and in the terminal, and mending it is enough',
    async (_, change, expected) => {
      const [name, text] = change;
      const before = server.output().length;
      const printed = (): string => server.output().slice(before);
      site.write({ [name]: text });
      await until(() => isListed(expected), `${expected} is not in the list.`);
      await until(() => printed().includes('Content: '), 'The terminal says nothing.');
      // It breaks lines anywhere.
      expect(printed().replace(/\s+/g, '')).toContain(expected.replace(/\s+/g, ''));
      await until(() => /changed file at[^]*Total nodes/.test(printed()), 'Gatsby has not seen the mistake.');
      await sleep(rest);

      mended += 1;
      const marker = `Mended ${mended}.`;
      site.write({ [name]: contents[name] ?? '', [file]: normal.replace('Normal text.', marker) });
      await until(() => !isListed(expected), `${expected} is still in the list.`);
      await until(async () => (await read('/docs/a')).includes(marker), 'The page did not come back.');
      await sleep(rest);
    },
  );
});

describe('a file while gatsby develop runs', () => {
  const shows = (route: string): Promise<boolean> => read(route).then((text) => text.includes('Trial text.'));
  const appears = (route: string): Promise<void> => until(() => shows(route), `${route} does not appear.`);
  const disappears = (route: string): Promise<void> =>
    until(async () => !(await shows(route)), `${route} is still there.`).then(() => sleep(rest));

  it('that is new, renamed, moved or deleted changes the pages', async () => {
    const text = page('Trial', 'Trial text.');
    site.write({ 'content/docs/trial.mdx': text });
    await appears('/docs/trial');
    site.rename('content/docs/trial.mdx', 'content/docs/renamed.mdx');
    await appears('/docs/renamed');
    await disappears('/docs/trial');
    site.rename('content/docs/renamed.mdx', 'content/docs/folder/moved.mdx');
    await appears('/docs/folder/moved');
    site.remove('content/docs/folder/moved.mdx');
    await disappears('/docs/folder/moved');
    expect(await read('/docs/a')).toContain('More text.');
  });

  it('appears as well when it is one of many that come one after the other, as from another branch', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `many-${index}`);
    for (const name of names) {
      site.write({ [`content/docs/${name}.mdx`]: page(name, 'Trial text.') });
      await sleep(20);
    }
    for (const name of names) await appears(`/docs/${name}`);
    for (const name of names) site.remove(`content/docs/${name}.mdx`);
    await disappears('/docs/many-0');
    await disappears('/docs/many-59');
    expect(await read('/docs/a')).toContain('More text.');
  });

  it('in a folder that is new or deleted does too', async () => {
    site.write({ 'content/docs/new/d.mdx': page('In a new folder', 'Trial text.') });
    await appears('/docs/new/d');
    site.remove('content/docs/new');
    await disappears('/docs/new/d');
    expect(await read('/docs/a')).toContain('More text.');
  });
});

describe('a data file while gatsby develop runs', () => {
  it('changes the pages that show it', async () => {
    site.write({ 'content/docs/term.mdx': page('With a term', 'An <Term>order</Term>.') });
    await until(async () => (await read('/docs/term')).includes('A purchase.'), 'The definition is not there.');
    await sleep(rest);
    site.write({ [glossary]: 'order:\n  term: order\n  definition: A sale.\n' });
    await until(async () => (await read('/docs/term')).includes('A sale.'), 'The definition is the old one.');
    expect(await read('/docs/term')).not.toContain('A purchase.');
  });
});

describe('a diagram that the browser draws', () => {
  it('gets its files from gatsby develop', async () => {
    const response = await fetch(`${address}/${mermaidFolder}/${mermaidEntry}`);
    expect(response.headers.get('content-type')).toMatch(/^(?:text|application)\/javascript/);
    expect(await response.text()).toContain('./chunks/');
    const missing = await fetch(`${address}/${mermaidFolder}/none.js`);
    expect(missing.headers.get('content-type')).not.toMatch(/javascript/);
  });
});

describe('gatsby develop after all of that', () => {
  it('still runs, and has printed no stack trace', () => {
    expect(server.hasEnded()).toBe(false);
    expect(server.output()).not.toMatch(/^\s+at |node_modules\/|TypeError|API\.NODE/m);
  });
});
