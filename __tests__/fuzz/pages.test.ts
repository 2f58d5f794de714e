import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import type { CompileInput } from '../../node/compile/compile-context';
import { compilePage } from '../../node/compile/compile-page';
import { listPublishedFiles } from '../../node/compile/compile-cache';
import { splitFrontMatter } from '../../node/content/front-matter';
import { site } from '../../src/shared/site';
import { change, damage } from './damage';
import { runs } from './runs';

/** Pages that compile quickly; the longest have nothing that these have not. */
const longest = 6000;

const pages = listPublishedFiles()
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.length <= longest);

/** Rules that are about the page as a whole. */
const ofPage = new Set(['changed-builtin']);

const input = (file: string, text: string, format: 'mdx' | 'md'): CompileInput => {
  const { body, lineOffset } = splitFrontMatter(text);
  return {
    file,
    body,
    lineOffset,
    format,
    root: path.resolve('.'),
    contentRoot: 'content',
    staticRoots: ['static'],
    product: site.product,
    knownTerms: new Set(['licence']),
  };
};

it('a page changed in any way compiles in bounded time, and each finding has its place', () => {
  expect(pages.length).toBeGreaterThan(100);
  fc.assert(
    fc.property(
      fc.constantFrom(...pages),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('mdx' as const, 'mdx' as const, 'mdx' as const, 'md' as const),
      ({ file, text }, changes, format) => {
        const compiled = compilePage(input(file, damage(text, changes), format), 10_000);
        const odd = compiled.diagnostics.filter(
          ({ rule, position }) => rule === 'slow-page' || (position === undefined && !ofPage.has(rule)),
        );
        expect(odd).toEqual([]);
      },
    ),
    runs(250),
  );
});
