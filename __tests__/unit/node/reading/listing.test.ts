import { toString } from 'hast-util-to-string';
import { listingNodes } from '../../../../node/reading/listing';
import { elementsIn } from '../../../../node/reading/parse';
import { readBody } from '../../../../node/reading/body-reading';

const card = (label: string, more: object = {}) => ({ kind: 'doc', path: `/docs/${label}`, label, ...more }) as const;
const read = (groups: Parameters<typeof listingNodes>[0]['groups'], description?: string) =>
  readBody(
    listingNodes({ groups, ...(description === undefined ? {} : { description }) } as never, (path) => `/base${path}`),
    (address) => address,
  );

describe('what a listing says', () => {
  it('is its description, and each card with its address and text', () => {
    const { markdown, facts } = read([{ cards: [card('a', { description: 'About a.' }), card('b')] }], 'All of it.');
    expect(markdown).toMatch(/All of it\.[^]*\(\/base\/docs\/a\)[^]*About a\.[^]*\(\/base\/docs\/b\)/);
    expect(facts.links).toEqual(['/base/docs/a', '/base/docs/b']);
  });

  it('names the first pages of a category as links, which search leaves out', () => {
    const pages = [{ label: 'Inside', path: '/docs/inside' }];
    const { markdown, facts, sections } = read([{ cards: [card('a', { kind: 'category', count: 1, pages })] }]);
    expect(markdown).toContain('- [Inside](/base/docs/inside)');
    expect(facts.links).toEqual(['/base/docs/a', '/base/docs/inside']);
    expect(JSON.stringify(sections)).not.toContain('Inside');
  });

  it('has a heading for each group that has a title, and cards one level below', () => {
    const nodes = listingNodes(
      { groups: [{ title: 'Group', cards: [card('a')] }, { cards: [card('b')] }] } as never,
      String,
    );
    const headings = (name: string): string[] =>
      [...elementsIn({ children: nodes })]
        .filter(({ tagName }) => tagName === name)
        .map((element) => toString(element));
    expect(headings('h2')).toEqual(['Group', 'b']);
    expect(headings('h3')).toEqual(['a']);
  });

  it('is nothing where nothing is listed', () => {
    expect(read([]).markdown).toBe('');
  });
});
