/** What Gatsby's output is like, on which code relies: rows of `docs/reaches.md` name this file. */
import { readdirSync } from 'node:fs';
import { firstScripts } from '../../node/gatsby/bundle/split-chunks';
import { privateFiles } from '../../node/publish/hosting/private-files.cjs';
import { readOutput, readPages } from './support/pages';
import { publicDir } from './support/site';

const pages = readPages();
const names = readdirSync(publicDir);
const script = (chunk: string): string =>
  readOutput(names.find((name) => new RegExp(`^${chunk}-[\\da-f]+\\.js$`).test(name)) ?? `${chunk} is missing`);

it('the scripts of every page are compiled while they load', () => {
  for (const chunk of firstScripts.filter((name) => name !== 'commons'))
    expect(script(chunk)).toContain('//# allFunctionsCalledOnLoad');
});

it('scripts have no query, and the hash of the compilation is where it is looked for', () => {
  const all = names.filter((name) => name.endsWith('.js')).map(readOutput);
  expect(all.filter((text) => text.includes('graphql`'))).toEqual([]);
  expect(
    pages.filter(({ html }) => !/___webpackCompilationHash="[\da-f]+"/.test(html)).map((page) => page.path),
  ).toEqual([]);
});

it('the runtime has the digests of unnamed chunks', () => {
  const unnamed = names.flatMap((name) => /^(?:\d+|[\da-f]+)-([\da-f]{16})\.js$/.exec(name)?.[1] ?? []);
  expect(unnamed.length).toBeGreaterThan(0);
  expect(unnamed.filter((digest) => !script('webpack-runtime').includes(digest))).toEqual([]);
});

it('Gatsby leaves no file of its own besides those that hosts keep back', () => {
  const ours = ['llms-full.txt', 'llms.txt', 'robots.txt', 'routes.json', ...privateFiles];
  expect(names.filter((name) => /^\.|\.(?:json|map|mdb|txt)$/.test(name) && !ours.includes(name))).toEqual([]);
});
