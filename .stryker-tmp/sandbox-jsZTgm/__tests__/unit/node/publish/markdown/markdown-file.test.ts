import { markdownFileOf } from '../../../../../node/publish/markdown/markdown-file';

describe('the Markdown file of a page', () => {
  it('stands beside its page', () => {
    expect(markdownFileOf({ path: '/docs/a/', kind: 'doc', isHidden: false })).toBe('docs/a.md');
    expect(markdownFileOf({ path: '/docs/category/b c', kind: 'category', isHidden: false })).toBe(
      'docs/category/b c.md',
    );
  });

  it('VIS-03 is there for listed pages with an article only', () => {
    expect(markdownFileOf({ path: '/docs/hidden', kind: 'doc', isHidden: true })).toBeNull();
    expect(markdownFileOf({ path: '/', kind: 'page', isHidden: false })).toBeNull();
  });
});
