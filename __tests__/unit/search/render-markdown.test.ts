import { linksOf, renderMarkdown } from '../../../src/search/answers/render-markdown';

const elementOf = (markdown: string): HTMLElement => {
  const element = document.createElement('div');
  element.innerHTML = renderMarkdown(markdown);
  return element;
};

describe('Markdown of an assistant', () => {
  it('AIM-07 has headings, lists, tables, and code that can be copied', () => {
    const element = elementOf('## Steps\n\n1. One\n2. **Two**\n\n| a |\n|---|\n| b |\n\n```js\nrun()\n```');
    expect(
      [...element.querySelectorAll('h2, ol > li, strong, td, pre code')].map((one) => one.textContent.trim()),
    ).toEqual(['Steps', 'One', 'Two', 'Two', 'b', 'run()']);
    expect(element.querySelector('table')?.parentElement).toHaveProperty('tabIndex', 0);
    expect(element.querySelector('button[data-copy]')?.textContent).toBe('Copy');
  });

  it('leaves code and keys as they are when the browser translates', () => {
    const element = elementOf('`a` <kbd>K</kbd> *b*\n\n```js\nrun()\n```');
    expect([...element.querySelectorAll('[translate="no"]')].map(({ localName }) => localName)).toEqual([
      'code',
      'kbd',
      'code',
    ]);
  });

  it.each([
    ['<img src=x onerror=alert(1)>', 'img'],
    ['<script>alert(1)</script>', 'script'],
    ['<svg onload=alert(1)>', 'svg'],
    ['<iframe src="https://x.example"></iframe>', 'iframe'],
    ['<style>*{display:none}</style>', 'style'],
    ['<form action="https://x.example"><input></form>', 'form, input'],
    ['![picture](https://tracker.example/x.png)', 'img'],
    ['<b onclick="alert(1)">x</b>', '[onclick]'],
    ['[x](javascript:alert(1))', '[href]'],
    ['[x](jav&#x09;ascript:alert(1))', '[href]'],
    ['[x](data:text/html,<script>1</script>)', '[href]'],
    ['<a href=" &#14; javascript:alert(1)">x</a>', '[href]'],
    ['<a href="vbscript:x">x</a>', '[href]'],
  ])('AIM-15 takes the danger out of %s', (markdown, selector) => {
    const element = elementOf(`before ${markdown} after`);
    expect(element.querySelector(selector)).toBeNull();
    expect(element.textContent).toContain('before');
  });

  it('AIM-15 lets web, mail and relative addresses be links; others’ open in a new tab', () => {
    const element = elementOf('[a](https://x.example/p) [b](/docs/a#b) [c](mailto:a@x.example)');
    expect([...element.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.target])).toEqual([
      ['https://x.example/p', '_blank'],
      ['/docs/a#b', ''],
      ['mailto:a@x.example', '_blank'],
    ]);
    expect(element.querySelector('a')?.rel).toBe('noopener noreferrer');
  });

  it('AIM-08 names each address outside of code once', () => {
    expect(
      linksOf(renderMarkdown('[A](/a) [again](/a) `[no](/b)`\n\n```\n<a href="/c">x</a>\n```\n[D](https://x.example)')),
    ).toEqual([
      { url: '/a', title: 'A' },
      { url: 'https://x.example', title: 'D' },
    ]);
  });
});

it.each([
  '>'.repeat(5000),
  '['.repeat(5000),
  '- '.repeat(5000),
  '*'.repeat(5000),
  `${'('.repeat(5000)}a`,
  '<b>'.repeat(5000),
])('AIM-13 text nested thousands of levels deep is shown somehow', (start) => {
  expect(renderMarkdown(`${start} text`)).toContain('text');
});
