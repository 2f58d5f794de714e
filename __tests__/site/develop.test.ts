import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeFault } from '../../plugins/gatsby-plugin-content-check/src/fault';
import type { Fault } from '../../plugins/gatsby-plugin-content-check/src/fault';
import { messagesPath } from '../../plugins/gatsby-plugin-content-check/src/messages';
import { FixtureSite, page } from './support/fixture-site';
import type { DevelopmentServer } from './support/fixture-site';

jest.setTimeout(180_000);

const file = 'content/docs/a.mdx';
const category = 'content/docs/folder/_category_.yml';
const glossary = 'content/data/glossary.yml';
const measures = 'content/data/measures.yml';
const redirects = 'content/data/redirects.csv';

const normal = page('Normal', 'Normal text.\n\n## Heading\n\nMore text.');
const contents: Record<string, string> = {
  'content/docs/index.mdx': page('Home', 'Text.', 'id: about/index'),
  'content/docs/b.mdx': page('Other', '[link](./a.mdx)'),
  'content/docs/folder/c.mdx': page('Inside'),
  'content/guides/guide.mdx': page('Guide'),
  [file]: normal,
  [category]: 'label: Folder\nlink:\n  type: generated-index\n',
  [glossary]: 'order:\n  term: order\n  definition: A purchase.\n',
  [measures]: 'exampleMonth: {}\nmeasures: []\n',
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
let gone: readonly string[] = [];
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

/** Keeps the lists that the panel of an open page shows. */
async function followMessages(): Promise<void> {
  const { body } = await fetch(`${address}${messagesPath}`, { signal: listening.signal });
  let text = '';
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    text += Buffer.from(chunk).toString();
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const [, kind, data = ''] = /^event: (.*)\ndata: (.*)$/.exec(event) ?? [];
      if (kind === 'faults') faults = JSON.parse(data) as Fault[];
      if (kind === 'gone') gone = JSON.parse(data) as string[];
    }
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
  void followMessages().catch(() => undefined);
  await until(() => faults.length > 0, 'The content check said nothing.');
});

afterAll(async () => {
  listening.abort();
  await server.stop();
  site.dispose();
});

interface Mistake {
  file: string;
  text: string;
  /** How the list and the terminal begin to tell of it. */
  expected: string;
}

/** A mistake on a page of its own, or in the file that is named. */
function inPage(change: (text: string) => string, expected: string): Mistake {
  const number = Object.keys(contents).length;
  const own = `content/docs/a-${number}.mdx`;
  const text = page(`Normal ${number}`, 'Normal text.\n\n## Heading\n\nMore text.');
  contents[own] = text;
  return { file: own, text: change(text), expected: expected.startsWith(':') ? `${own}${expected}` : expected };
}

const inFrontMatter = (line: string, expected: string): Mistake =>
  inPage((text) => text.replace('title:', `${line}\ntitle:`), expected);
/** Adds lines to the end of a page, the first of them line 12. */
const added = (lines: string, expected: string): Mistake => inPage((text) => `${text}\n${lines}\n`, expected);
const inFile = (file: string, text: string, expected: string): Mistake => ({
  file,
  text,
  expected: `${file}${expected}`,
});

const word = 'quillwort';

/** The text that search has. */
async function readIndex(): Promise<string> {
  const { shards } = (await (await fetch(`${address}/search/manifest.json`)).json()) as { shards: { file: string }[] };
  const texts = await Promise.all(shards.map(({ file: name }) => fetch(`${address}/search/${name}`)));
  return (await Promise.all(texts.map((text) => text.text()))).join('\n');
}

const readMarkdown = async (): Promise<string> => (await fetch(`${address}/docs/a.md`)).text();

it('search and Markdown have what was just saved, and no longer what was deleted', async () => {
  expect(await readIndex()).not.toContain(word);
  site.write({ [file]: `${normal}\n${word} grows [here](./b.mdx).\n` });
  expect(await readIndex()).toContain(`${word} grows here.`);
  const markdown = await readMarkdown();
  expect(markdown).toContain(`${word} grows [here](${address}/docs/b).`);
  const negotiated = await fetch(`${address}/docs/a/`, { headers: { Accept: 'text/markdown' } });
  expect(negotiated.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(await negotiated.text()).toBe(markdown);
  site.write({ [file]: normal });
  expect(await readIndex()).not.toContain(word);
  expect(await readMarkdown()).not.toContain(word);
  await sleep(rest);
});

it('Markdown is there at each moment while Gatsby takes in what was saved', async () => {
  const before = server.output().length;
  const hasSeen = (): boolean => /changed file at[^]*Total nodes/.test(server.output().slice(before));
  site.write({ [file]: `${normal}\n${word}\n` });
  const missing: string[] = [];
  await until(async () => {
    const isOver = hasSeen();
    const markdown = await readMarkdown();
    if (!markdown.includes(word)) missing.push(markdown);
    return isOver;
  }, 'Gatsby has not seen the change.');
  expect(missing).toEqual([]);
  site.write({ [file]: normal });
  await sleep(rest);
});

it('search and Markdown know listings, and nothing of pages that are not there', async () => {
  expect(await readIndex()).toContain('Normal text.');
  expect(await (await fetch(`${address}/docs/category/folder.md`)).text()).toContain('Inside');
  expect((await fetch(`${address}/docs/nowhere.md`)).headers.get('content-type')).toContain('text/html');
});

/** By where they stand. Each of them is made at the same time as the others of its row. */
const mistakes: readonly [where: string, made: readonly Mistake[]][] = [
  [
    'front matter: an unknown key, no title, wrong indentation, no end, a wrong type, the path of another page',
    [
      inFrontMatter('titel: x', ':2:1 warning front-matter-unknown-key: '),
      inPage((text) => text.replace(/title: .*\n/, ''), ':1:1 error front-matter-missing: "title"'),
      inFrontMatter('  wrong: x', ':3:1 error yaml-syntax: '),
      inPage((text) => text.replace('\n---\n', '\n'), ':1:1 error yaml-syntax: '),
      inFrontMatter('draft: maybe', ':2:1 error front-matter-type: '),
      inFrontMatter('slug: /b', 'content/docs/b.mdx:1:1 warning duplicate-route: '),
    ],
  ],
  [
    'text: broken links and anchors, a missing image or import, an admonition or term that nobody knows, a diagram, a word',
    [
      added('[x](/docs/nowhere)', ':12:1 warning broken-link: '),
      added('[x](./nowhere.mdx)', ':12:1 warning broken-link: '),
      added('[x](#nowhere)', ':12:1 warning broken-anchor: '),
      added('![x](./nowhere.png)', ':12:1 error broken-image: '),
      added(':::what\nx\n:::', ':12:1 warning unknown-directive: '),
      added("import X from './_x.mdx'", ':12:1 error broken-import: '),
      added('```mermaid\nflowchart LR\n A -->\n```', ':14:1 warning diagram-syntax: '),
      added('<Term>nothing</Term>', ':12:1 warning unknown-term: '),
      added('A mispeled word.', ':12:3 warning spelling: '),
    ],
  ],
  [
    'code: a tag or an expression that is not closed, a component or a name that nobody knows',
    [
      added('<Tabs>', ':12:1 error mdx-syntax: '),
      added('<Nothing />', ':12:1 error unknown-component: '),
      added('{foo.bar()}', ':12:2 error undefined-name: '),
      added('{foo(', ':12:1 error mdx-syntax: '),
    ],
  ],
  [
    'data: the file of a category, the glossary, measures, a redirect',
    [
      inFile(category, 'label: a: b\n', ':1:8 error yaml-syntax: '),
      inFile(glossary, 'order: 1\n', ':1:1 error front-matter-type: '),
      inFile(measures, 'measures: []\n', ':1:1 error front-matter-type: '),
      inFile(redirects, 'from,to\n/docs/old,/docs/nowhere\n', ':2:1 warning redirect: '),
    ],
  ],
];

let mended = 0;

describe('mistakes while gatsby develop runs', () => {
  it.each(mistakes)('in %s, are named on the page and in the terminal, and mending each is enough', async (_, made) => {
    const before = server.output().length;
    const printed = (): string => server.output().slice(before);
    // It breaks lines anywhere.
    const isPrinted = (text: string): boolean => printed().replace(/\s+/g, '').includes(text.replace(/\s+/g, ''));
    site.write(Object.fromEntries(made.map(({ file, text }) => [file, text])));
    for (const { expected } of made) {
      await until(() => isListed(expected), `${expected} is not in the list.`);
      await until(() => isPrinted(expected), `The terminal does not say ${expected}`);
    }
    expect(printed()).toContain('Content: ');
    await until(() => /changed file at[^]*Total nodes/.test(printed()), 'Gatsby has not seen the mistakes.');
    await sleep(rest);

    mended += 1;
    const marker = `Mended ${mended}.`;
    const names = [file, ...made.map(({ file: name }) => name)];
    const pages = names.filter((name) => name.endsWith('.mdx'));
    site.write(Object.fromEntries(names.map((name) => [name, String(contents[name]).replace('Normal text.', marker)])));
    for (const { expected } of made) await until(() => !isListed(expected), `${expected} is still in the list.`);
    for (const name of pages) {
      const route = name.replace(/^content|\.mdx$/g, '');
      await until(async () => (await read(route)).includes(marker), `${route} did not come back.`);
    }
    await sleep(rest);
  });
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
    expect(gone).not.toContain('/docs/folder/moved');
    site.remove('content/docs/folder/moved.mdx');
    await disappears('/docs/folder/moved');
    expect(gone).toContain('/docs/folder/moved');
    site.write({ 'content/docs/folder/moved.mdx': text });
    await appears('/docs/folder/moved');
    expect(gone).not.toContain('/docs/folder/moved');
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

describe('a file outside the content while gatsby develop runs', () => {
  const importing = (name: string): string =>
    page('With code', `import code from '!!raw-loader!@site/static/${name}';\n\n<CodeBlock>{code}</CodeBlock>`);
  const showsCode = (text: string): Promise<void> =>
    until(async () => (await read('/docs/code')).includes(text), `${text} is not there.`).then(() => sleep(rest));

  it('changes the pages that show it, also one that was named later', async () => {
    site.write({ 'static/one.txt': 'first code', 'content/docs/code.mdx': importing('one.txt') });
    await showsCode('first code');
    site.write({ 'static/one.txt': 'second code' });
    await showsCode('second code');
    site.write({ 'static/two.txt': 'third code', 'content/docs/code.mdx': importing('two.txt') });
    await showsCode('third code');
    site.write({ 'static/two.txt': 'fourth code' });
    await showsCode('fourth code');
    expect(await read('/docs/code')).not.toContain('third code');
  });
});

describe('what gatsby develop reads at its start', () => {
  it.each(['.env', 'site/graph.ts', 'node/graph/schema.ts', 'gatsby-node.ts'])(
    'is named with the need of a restart when it changes: %s',
    async (name) => {
      const says = (): boolean => server.output().includes(`restart needed: ${name} has changed`);
      expect(says()).toBe(false);
      site.write({ [name]: site.exists(name) ? `${site.read(name)}\n` : '' });
      await until(says, 'The terminal says nothing.');
    },
  );

  it('is read again at once when only the check has it', async () => {
    const name = 'site/rules.ts';
    site.write({ [name]: `${site.read(name)}\nconsole.error('The rules are read.');\n` });
    await until(() => server.output().includes('The rules are read.'), 'The check still has the rules of its start.');
    expect(server.output()).not.toContain(`restart needed: ${name}`);
  });
});

describe('gatsby develop after all of that', () => {
  it('shows a change of code without a reload, and errors in the page', async () => {
    const load = async (name: string): Promise<string> => (await fetch(`${address}/${name}`)).text();
    const code = await load('commons.js');
    for (const part of [
      'react-refresh-webpack-plugin/client/ErrorOverlayEntry',
      'fast-refresh-module',
      'reactRefreshEntry',
    ])
      expect(code).toContain(part);
    // Nothing that the bundler has to define is left to the browser.
    expect(code).not.toMatch(/if \(__react_refresh_polyfill_url__/);
    expect(await load('commons.css')).toContain('@layer');
  });

  it('still runs, and has printed no stack trace', () => {
    expect(server.hasEnded()).toBe(false);
    expect(server.output()).not.toMatch(/^\s+at |node_modules\/|TypeError|API\.NODE/m);
  });

  it('keeps its state when a tool stops it, as after Ctrl+C', async () => {
    await server.stop();
    expect(site.exists('.cache/last-run.json')).toBe(true);
  });
});
