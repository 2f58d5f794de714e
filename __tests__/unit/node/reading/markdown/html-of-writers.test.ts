import { compile, findAll, toMarkup } from '../../compile/support/compile';
import { address, convert } from './support/convert';

const host = 'https://help.example.com';

describe('an anchor', () => {
  it('without an address is only what is in it', () => {
    expect(convert('<a name="old"><h2>H</h2><p>First</p><p>Second</p></a>')).toBe('## H\n\nFirst\n\nSecond');
    expect(convert('<p>A <a id="old">word</a>.</p>')).toBe('A word.');
  });

  it('around blocks links the first line and keeps the rest', () => {
    expect(convert('<a href="/b"><h2>H</h2><p>First</p><p>Second</p></a>')).toBe(
      `## [H](${host}/b)\n\nFirst\n\nSecond`,
    );
    expect(convert('<a href="/b"><h2>H</h2><p>First</p><ul><li>x</li></ul></a>')).toBe(
      `## [H](${host}/b)\n\nFirst\n\n- x`,
    );
    expect(convert('<a href="/b"><h2>H</h2><div><p>First</p></div>Second <b>third</b></a>')).toBe(
      `## [H](${host}/b)\n\nFirst\n\nSecond **third**`,
    );
    expect(convert('<a href="/b"><ul><li>x</li><li>y</li></ul></a>')).toBe(`- [x](${host}/b)\n- y`);
    expect(convert('<a href="/b"><p>First</p></a>')).toBe(`[First](${host}/b)`);
  });

  it('as a card keeps the marks of its description', () => {
    expect(convert('<a href="/b"><h2>H</h2><p>Use <code>b</code>.</p></a>')).toBe(`[H](${host}/b): Use \`b\`.`);
  });

  it('without text or picture is nothing', () => {
    expect(convert('<h2><a id="old"></a>H</h2><a id="older"></a><p><a href="/b"> </a>T</p>')).toBe('## H\n\nT');
    expect(convert('<p>T<a href="/b"><strong></strong><svg><path/></svg></a></p>')).toBe('T');
  });

  it('with only a picture stays a link', () => {
    expect(convert('<p><a href="/b"><img src="/c.png" alt=""></a></p>')).toBe(`[![](${host}/c.png)](${host}/b)`);
  });

  it('with only a label has that as its text', () => {
    expect(convert('<p><a href="/b" aria-label="Home"><svg><path/></svg></a></p>')).toBe(`[Home](${host}/b)`);
  });

  it('with an empty address leads to the page', () => {
    expect(convert('<p><a href="">Here</a></p>')).toBe(`[Here](${address})`);
  });
});

it('marks, headings and captions without text are nothing', () => {
  expect(convert('<details><summary> </summary><p>A</p></details>')).toBe('A');
  expect(convert('<figure><img src="/a.png" alt="A"><figcaption></figcaption></figure>')).toBe(
    `**Figure**\n\n![A](${host}/a.png)`,
  );
  expect(convert('<h2></h2><p>A<strong></strong><em> </em><code></code><del></del>b</p><p> </p>')).toBe('A b');
});

it('a table keeps its caption above it, and the alignment of a style', () => {
  const row = (cell: string, style: string): string =>
    `<tr><${cell}>A</${cell}><${cell} style="text-align: ${style}">B</${cell}></tr>`;
  expect(
    convert(`<table><caption>Numbers of <b>2024</b></caption>${row('th', 'right')}${row('td', 'right')}</table>`),
  ).toBe('**Table: Numbers of **2024****\n\n| A | B |\n| - | -: |\n| A | B |');
});

describe('a video or sound', () => {
  it('is a link with its title or label, otherwise with what it is', () => {
    const link = `(${host}/x/docs/a/clip.mp4)`;
    expect(convert('<video src="clip.mp4" controls></video>')).toBe(`[Video]${link}`);
    expect(convert('<video src="clip.mp4" title="A tour"></video>')).toBe(`[A tour]${link}`);
    expect(convert('<video src="clip.mp4" title="x" aria-label="A tour"></video>')).toBe(`[A tour]${link}`);
    expect(convert('<p>Hear <audio src="/a.mp3"></audio>.</p>')).toBe(`Hear [Audio](${host}/a.mp3).`);
  });

  it('is a link to its first source', () => {
    expect(
      convert(
        '<video poster="/p.png">\n<source src="/a.webm"><source src="/a.mp4"><track src="/a.vtt">No <a href="/b">video</a>?</video>',
      ),
    ).toBe(`[Video](${host}/a.webm)`);
  });

  it('without a source is nothing', () => {
    expect(convert('<p>T<video></video></p>')).toBe('T');
  });
});

describe('a description', () => {
  const list = (...parts: string[]): string => convert(`<dl>${parts.join('\n')}</dl>`);

  it('keeps all its text, blocks below the first line', () => {
    expect(list('<dt>T</dt>', '<dd><p>D2</p><ul><li>a</li><li>b</li></ul></dd>')).toBe('- **T**: D2\n  - a\n  - b');
    expect(list('<dt>T</dt>', '<dd><p>a</p><p>b</p></dd>')).toBe('- **T**: a\n\n  b');
    expect(list('<dt>T</dt>', '<dd>a <b>b</b><ul><li>c</li></ul>d</dd>')).toBe('- **T**: a **b**\n\n  - c\n\n  d');
    expect(list('<dt>T</dt>', '<dd><pre><code>x</code></pre></dd>')).toBe('- **T**:\n  ```\n  x\n  ```');
  });

  it('of names is one line', () => {
    expect(list('<dt>T</dt>', '<dd>\n<ul>\n<li>a</li>\n<li><p>b</p></li>\n</ul>\n</dd>')).toBe('- **T**: a, b');
  });

  it('of names with more below them is a list', () => {
    expect(list('<dt>T</dt>', '<dd><ul><li>a<ul><li>b</li></ul></li></ul></dd>')).toBe('- **T**:\n  - a\n    - b');
  });

  it('of steps is a list', () => {
    expect(list('<dt>T</dt>', '<dd><ol><li>a</li><li>b</li></ol></dd>')).toBe('- **T**:\n  1. a\n  2. b');
  });

  it('may have no term, or several', () => {
    expect(list('<dd>a</dd>', '<div><dt>T</dt><dt>U</dt>', '<dd>b</dd><dd>c</dd></div>')).toBe(
      '- a\n- **T**\n- **U**: b\n\n  c',
    );
  });
});

it('an image for each colour mode is there once', () => {
  const image = (mode: string): string => `<img src="/${mode}.png" alt="A" class="only-${mode} wide">`;
  expect(convert(`<p>${image('light')}${image('dark')}</p>`)).toBe(`![A](${host}/light.png)`);
});

describe('the name of a footnote', () => {
  it.each(['ünï', 'a_b*c', 'a%b', '100%zz', 'a"b', '日本'])('stays as it is written: %s', async (name) => {
    const { content } = await compile(`A[^${name}].\n\n[^${name}]: B.\n`, { format: 'md' });
    expect(convert(toMarkup(content))).toBe(`A[^${name}].\n\n[^${name}]: B.`);
  });
});

describe('the title of a code block', () => {
  it.each(['a "b"', "a 'b'", 'C:\\dir\\', 'a \\"b\\" \\\\', 'a `b`', 'a &amp; {b} “c” \\*'])(
    'is read back as it is: %s',
    async (title) => {
      const box = (shown: string): string =>
        `<div class="x language-js"><div>${shown.replaceAll('&', '&amp;')}</div><div><pre><code>a\n</code></pre></div></div>`;
      const { content } = await compile(convert(box(title)));
      const [block] = findAll(content, 'CodeBlock');
      expect(block?.props.title).toBe(title);
    },
  );
});

describe('loose parts of sentences between blocks', () => {
  const term = (word: string): string =>
    `<button type="button" popovertarget="p">${word}</button><span id="p" popover="auto">Said.</span>`;
  const html = (content: string): string => `<div class="html">${content}</div>`;
  const image = '<img src="/a.png" alt="a">';

  it('are a paragraph each when nothing is between them', () => {
    const lines = `order item\n\n![a](${host}/a.png)`;
    expect(convert(term('order item') + image)).toBe(lines);
    expect(convert(term('order item') + html(image))).toBe(lines);
    expect(convert(html(`<b>x</b>\n${image}`) + term('y') + term('z'))).toBe(`**x**\n\n![a](${host}/a.png)\n\ny\n\nz`);
    expect(convert(`<div class="c">${term('order item')}${image}</div>`)).toBe(lines);
    expect(convert(`<section>${term('x')}</section>${term('y')}<div>${term('z')}</div>`)).toBe('x\n\ny\n\nz');
  });

  it('are apart in admonitions, tabs, details and quotes', () => {
    const content = html(`<i>x</i>\n${image}`) + term('y');
    const lines = ['*x*', `![a](${host}/a.png)`, 'y'];
    expect(
      convert(
        `<div class="admonition admonition-tip"><p class="admonition-title">tip</p><div class="admonition-content">${content}</div></div>`,
      ),
    ).toBe(['> **Tip**', ...lines.map((line) => `> ${line}`)].join('\n>\n'));
    expect(convert(`<div role="tabpanel" data-label="T">${content}</div>`)).toBe(['**T**', ...lines].join('\n\n'));
    expect(convert(`<details><summary>S</summary>${content}</details>`)).toBe(['**S**', ...lines].join('\n\n'));
    expect(convert(`<blockquote>${content}</blockquote>`)).toBe(lines.map((line) => `> ${line}`).join('\n>\n'));
  });

  it('stay together in a sentence', () => {
    expect(convert(`${html('See ')}${term('a')}${html(', <b>b</b><i>c</i>.')}<p>D</p>`)).toBe('See a, **b***c*.\n\nD');
    expect(convert(`${html('<b>a</b>')} ${term('b')}<p>D</p>`)).toBe('**a** b\n\nD');
    expect(convert('<div><kbd>a</kbd><br><kbd>b</kbd></div>')).toBe('`a`\\\n`b`');
    expect(convert('<p><kbd>a</kbd><kbd>b</kbd></p><ul><li><b>a</b><i>b</i></li></ul>')).toBe('`a``b`\n\n- **a***b*');
  });

  it('stay apart from blocks beside them', () => {
    expect(convert(`x<div>y</div>z<section>v</section><p>w</p>`)).toBe('x\n\ny\n\nz\n\nv\n\nw');
  });
});
