import { compile, toMarkup } from './support/compile';

const origin = 'https://videos.example';

describe('content that would run code or show another site', () => {
  it.each([
    ['<script>{`alert(1)`}</script>', '<script>alert(1)</script>', '<script>'],
    ['<base href="/x/" />', '<base href="/x/">', '<base>'],
    ['<meta httpEquiv="refresh" content="0" />', '<meta http-equiv="refresh" content="0">', '<meta>'],
    ['<object data="/x.pdf" />', '<object data="/x.pdf"></object>', '<object>'],
    ['<embed src="/x.pdf" />', '<embed src="/x.pdf">', '<embed>'],
    ['<iframe src="https://other.example/a" />', '<iframe src="https://other.example/a"></iframe>', '<iframe src='],
    [
      '<iframe src="https://videos.example.evil.example/" />',
      '<iframe src="https://videos.example@evil.example/"></iframe>',
      '<iframe src=',
    ],
    [
      '<form action="https://other.example/"><p>a</p></form>',
      '<form action="//other.example/"><p>a</p></form>',
      '<form action=',
    ],
  ])('%s is an error with its line, and left out', async (mdx, html, what) => {
    const embedOrigins = [origin];
    for (const page of [
      await compile(`Before.\n\n${mdx}\n\nAfter.\n`, { lineOffset: 2, embedOrigins }),
      await compile(`Before.\n\n${html}\n\nAfter.\n`, { lineOffset: 2, embedOrigins, format: 'md' }),
    ]) {
      expect(page.diagnostics.map(({ severity, rule, position }) => [severity, rule, position?.line])).toEqual([
        ['error', 'active-content', 5],
      ]);
      expect(page.diagnostics[0]?.message).toContain(what);
      expect(toMarkup(page.content).replaceAll(/\n|<p><\/p>/g, '')).toBe('<p>Before.</p><p>After.</p>');
    }
  });

  it.each([
    ['<b onClick="alert(1)">a</b>', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
    ['<iframe srcDoc="<p>a</p>" />', '<iframe srcdoc="<p>a</p>"></iframe>', '<iframe></iframe>'],
    ['<form action="javascript:a">a</form>', '<form action="java\nscript:a">a</form>', '<form>a</form>'],
    [
      '<b><svg><a xlinkHref="data:text/html,a">a</a></svg></b>',
      '<b><svg><a xlink:href=" JavaScript:a">a</a></svg></b>',
      '<b><svg><a>a</a></svg></b>',
    ],
    [
      '<div dangerouslySetInnerHTML={{ __html: \'<b onclick="a">a</b><script>a</script>\' }} />',
      '<div><b onclick="a">a</b></div>',
      '<div><b>a</b></div>',
    ],
  ])('%s loses what is not allowed', async (mdx, html, expected) => {
    for (const page of [await compile(`${mdx}\n`), await compile(`${html}\n`, { format: 'md' })]) {
      expect(
        new Set(page.diagnostics.map(({ severity, rule, position }) => `${severity} ${rule} ${position?.line}`)),
      ).toEqual(new Set(['error active-content 1']));
      expect(toMarkup(page.content).replace(/^<p>(.*)<\/p>$/, '$1')).toBe(expected);
    }
  });

  it('addresses that run code are errors in links, images and components', async () => {
    const page = await compile(
      '[a](javascript:alert(1)) ![b](vbscript:b)\n\n<Link to="JAVASCRIPT:alert(1)">c</Link>\n\n[d]( data:text/html,x )\n',
    );
    const found = page.diagnostics.filter(({ rule }) => rule === 'active-content');
    expect(found.map(({ position }) => position?.line)).toEqual([1, 1, 3, 5]);
    expect(JSON.stringify(page.content)).not.toMatch(/script:|text\/html/i);
  });

  it.each([
    `<iframe src="${origin}/a" title="A" />`,
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" />',
    '[a](https://a.example) [b](mailto:a@b.example) [c](tel:+1)',
    '<video src="/files/a.mp4" poster="data:image/gif;base64,R0" controls />',
    'Write `<script>` and `onclick="x"` in code.',
  ])('%s may stay', async (source) => {
    expect((await compile(`${source}\n`, { embedOrigins: [origin] })).diagnostics).toEqual([]);
  });
});
