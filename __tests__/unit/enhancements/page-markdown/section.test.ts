import { sectionOf } from '../../../../src/enhancements/page-markdown/section';

const page = `# Title

Source: <https://x.test/a>

Opening.

## One

Text of one.

\`\`\`md
## Not a heading
\`\`\`

### Inside

More.

## Two

Text of two.
`;
const link = 'https://x.test/a#one';

it('takes a section with the smaller ones in it and adds its address', () => {
  expect(sectionOf(page, { index: 0, level: 2, link })).toBe(
    '## One\n\nSource: <https://x.test/a#one>\n\nText of one.\n\n```md\n## Not a heading\n```\n\n### Inside\n\nMore.\n',
  );
});

it('ends a small section where a larger one begins', () => {
  expect(sectionOf(page, { index: 1, level: 3, link })).toBe('### Inside\n\nSource: <https://x.test/a#one>\n\nMore.\n');
});

it('takes the last section to the end of the page', () => {
  expect(sectionOf(page, { index: 2, level: 2, link })).toContain('Text of two.\n');
});

it.each([
  ['is not there', { index: 3, level: 2 }],
  ['has another level', { index: 1, level: 2 }],
  ['is not known', { index: -1, level: 2 }],
])('refuses a heading that %s, since the page may have changed', (_, place) => {
  expect(() => sectionOf(page, { ...place, link })).toThrow('The Markdown version has no heading');
});
