import { readFileSync } from 'node:fs';
import { makeCorpus } from '../../../node/check/writing/corpus';
import { filesOf, listCode } from '../../../scripts/sources.mjs';
import { site } from '../../../src/shared/site';

const read = (name: string): [string, string] => [`content/data/${name}`, readFileSync(`content/data/${name}`, 'utf8')];
const { data } = makeCorpus(new Map(['terms.yml', 'menus.yml'].map(read)));

/** Names of the world, which the engine may speak of. */
const names = new Set(['Windows', 'European', 'Latin']);

/** Names of this product, its tools and its invented merchant. */
const words = [
  site.product.name,
  site.product.slug,
  ...(data['terms.yml']?.names ?? []).filter((name) => !names.has(name)),
  ...(data['menus.yml']?.tools ?? []).map(({ name }) => name),
  'CleverEssentials',
  'desktop-tools',
  'Dokuspark',
];

/** The engine: code that builds another site as it builds this one. */
const files = [...listCode(), 'scripts']
  .filter((name) => !['site', 'static', 'package-lock.json'].includes(name))
  .flatMap(filesOf)
  .filter((file) => /\.(?:[cm]?js|tsx?|css|md)$/.test(file));

/** Lines of the engine in which one of the words stands. */
function findWords(texts: Iterable<readonly [file: string, text: string]>): string[] {
  const word = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
  return [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (word.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  );
}

describe('words of the product', () => {
  it('stand in site/ and content/, and nowhere in the engine', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(findWords(files.map((file) => [file, readFileSync(file, 'utf8')]))).toEqual([]);
  });

  it('are found in any case', () => {
    expect(words.length).toBeGreaterThan(20);
    expect(findWords([['a.ts', 'one\n// lumora guard costs 60 EUR\nconst x = `/docs/desktop-tools`;']])).toEqual([
      'a.ts:2 // lumora guard costs 60 EUR',
      'a.ts:3 const x = `/docs/desktop-tools`;',
    ]);
  });
});
