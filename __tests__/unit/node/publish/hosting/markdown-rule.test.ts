import fc from 'fast-check';
import Negotiator from 'negotiator';
import { prefersMarkdown } from '../../../../../node/publish/hosting/markdown-rule';

const pattern = new RegExp(prefersMarkdown, 'i');

describe('prefersMarkdown', () => {
  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/markdown, text/html',
    'text/markdown;charset=utf-8, text/html;q=0.9',
    'text/html;q=0.7,text/markdown ; q=0.8',
    // Agents.
    'text/markdown, text/html;q=0.9, application/xhtml+xml;q=0.8, */*;q=0.7',
  ])('prefers Markdown: %s', (accept) => expect(pattern.test(accept)).toBe(true));

  it.each([
    '',
    '*/*',
    'text/html',
    'text/markdown;q=0.0',
    'x-text/markdown-like',
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    ';;;,,,q=',
  ])('prefers HTML: %s', (accept) => expect(pattern.test(accept)).toBe(false));

  it('judges as the library does of which our server asks the same', () => {
    const weight = fc.constantFrom('', ';q=1', ';q=1.0', ...[0, 1, 2, 5, 8, 9].map((digit) => `;q=0.${digit}`));
    const type = fc.constantFrom('text/html', 'text/markdown', 'application/xml', 'image/webp');
    const part = fc.tuple(type, weight).map(([name, q]) => ({ name, text: name + q }));
    const header = fc.uniqueArray(part, { selector: ({ name }) => name, maxLength: 4 });
    fc.assert(
      fc.property(header, fc.constantFrom('', ', */*;q=0.1'), (parts, rest) => {
        const accept = parts.map(({ text }) => text).join(', ') + rest;
        // Who refuses HTML but takes anything else is nobody we know of.
        fc.pre(accept !== '' && !(rest !== '' && /html;q=0\.0/.test(accept)));
        const isMarkdown = new Negotiator({ headers: { accept } }).mediaType(['text/html', 'text/markdown']);
        expect([accept, pattern.test(accept)]).toEqual([accept, isMarkdown === 'text/markdown']);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['text/markdown;'.repeat(4_600), true],
    ['text/html,'.repeat(6_500), false],
    [',;'.repeat(32_000), false],
  ])('reads a header of 64 kB without delay: %#', (accept, isPreferred) => {
    expect(pattern.test(accept)).toBe(isPreferred);
  });
});
