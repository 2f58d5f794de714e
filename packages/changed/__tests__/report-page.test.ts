import { describeChange, renderReport } from '../src/report-page';
import type { ReportedChange } from '../src/report-page';

const change: ReportedChange = {
  route: '/docs/a',
  kind: 'changed',
  parts: ['text', 'sidebar'],
  reasons: ['content/docs/a.mdx'],
  target: null,
  diff: '-a < b\n+a > b',
  shots: [
    { width: 375, before: 'b.png', after: 'a.png', isSame: false },
    { width: 1440, before: 'b2.png', after: 'a2.png', isSame: true },
  ],
};

describe('describeChange', () => {
  it('says what is different', () => expect(describeChange(change)).toBe('text, sidebar'));
  it('says where a gone route leads', () => {
    expect(describeChange({ ...change, kind: 'gone', target: '/docs/b' })).toBe('gone, leads to /docs/b');
    expect(describeChange({ ...change, kind: 'gone' })).toBe('gone, leads nowhere');
  });
});

describe('renderReport', () => {
  const render = (...changes: ReportedChange[]) => renderReport({ before: 'main', after: 'here', changes });

  it('shows text, screenshots and their difference', () => {
    const html = render(change);
    expect(html).toContain('<title>1 changed route between main and here</title>');
    expect(html).toContain('<del>-a &#60; b</del>\n<ins>+a &#62; b</ins>');
    expect(html).toContain('<div class="difference"><img src="b.png" loading="lazy" alt=""><img src="a.png"');
    expect(html).toContain('Looks the same at 1440 px.');
    expect(html).not.toContain('b2.png');
  });

  it('shows one screenshot of a new route, without a difference', () => {
    const shots = [{ width: 375, before: null, after: 'a.png', isSame: false }];
    const html = render({ ...change, kind: 'new', diff: '', shots });
    expect(html).toContain('After, 375 px');
    expect(html).not.toMatch(/Before, 375|Difference, 375|<details>/);
  });

  it('lists a route without screenshots in the table only', () => {
    const html = render({ ...change, diff: '', shots: [] });
    expect(html).toContain('<td>text, sidebar</td><td>content/docs/a.mdx</td>');
    expect(html).not.toContain('<section');
  });
});
