import { explainChange } from '../src/explain-changes';
import type { PageSource } from '../src/explain-changes';
import type { RouteChange } from '../src/compare-builds';

const page: PageSource = { file: 'content/docs/a.mdx', uses: ['content/docs/_part.mdx', 'static/a.png'] };
const listing: PageSource = { file: 'content/docs/b/_category_.yml', uses: [] };

function explain(parts: RouteChange['parts'], source: PageSource, ...files: string[]): string[] {
  return explainChange({ kind: 'changed', parts }, source, files);
}

describe('explainChange', () => {
  it('names the own file of a page first, and what it uses', () => {
    const reasons = ['content/docs/a.mdx', 'uses content/docs/_part.mdx', 'uses static/a.png'];
    expect(explain(['text'], page, 'static/a.png', 'content/docs/_part.mdx', 'content/docs/a.mdx').sort()).toEqual(
      reasons,
    );
    expect(explain(['text'], page, 'static/a.png', 'content/docs/a.mdx')[0]).toBe('content/docs/a.mdx');
  });

  it('names what a listing lists', () => {
    const inFolder = 'content/docs/b/c.mdx';
    expect(explain(['text'], listing, inFolder, 'content/docs/other.mdx')).toEqual([`lists ${inFolder}`]);
  });

  it('names data files if nothing nearer changed', () => {
    expect(explain(['text'], page, 'content/data/measures.yml')).toEqual(['data of content/data/measures.yml']);
    expect(explain(['text'], page, 'content/data/measures.yml', page.file)).toEqual([page.file]);
  });

  it('tells the sidebar from what surrounds the text', () => {
    expect(explain(['sidebar', 'frame'], page, 'content/docs/z.mdx')).toEqual(['sidebar']);
    expect(explain(['frame'], page, 'content/docs/z.mdx')).toEqual(['breadcrumbs or neighbors']);
  });

  it('takes code for the reason only where it reaches the output', () => {
    expect(explain(['frame'], page, 'src/components/a.tsx')).toEqual(['code']);
    expect(explain(['frame'], page, 'gatsby-config.ts')).toEqual(['code']);
    expect(explain(['frame'], page, 'site/site.ts')).toEqual(['code']);
    expect(explain(['frame'], page, 'packages/a/src/b.ts')).toEqual(['code']);
    expect(explain(['text'], page, '__tests__/a.test.ts', 'README.md')).toEqual(['another page']);
  });

  it('says of new and gone routes whether their file changed', () => {
    expect(explainChange({ kind: 'new', parts: [] }, page, [page.file, 'static/a.png'])).toEqual([page.file]);
    expect(explainChange({ kind: 'gone', parts: [] }, page, ['content/docs/z.mdx'])).toEqual(['address or visibility']);
  });
});
