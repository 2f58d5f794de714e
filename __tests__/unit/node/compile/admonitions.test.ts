import { compile, markupOf, places, toMarkup } from './support/compile';

/** Type, title and content of each admonition of a page, nested ones included. */
function read(markup: string): { kind: string; title: string; content: string }[] {
  return markup
    .split('<div class="admonition admonition-')
    .slice(1)
    .map((part) => {
      const match =
        /^([a-z]+)" role="note" aria-labelledby="([^"]+)"><p class="admonition-title" id="([^"]+)"><svg [^>]*aria-hidden="true">.*?<\/svg>(.*?)<\/p><div class="admonition-content">(.*)$/s.exec(
          part,
        );
      if (!match || match[2] !== match[3]) throw new Error(`Not an admonition: ${part}`);
      return { kind: match[1] ?? '', title: match[4] ?? '', content: match[5] ?? '' };
    });
}

async function admonitions(body: string): Promise<ReturnType<typeof read>> {
  return read(await markupOf(body));
}

describe('keywords', () => {
  it.each([
    ['note', 'note'],
    ['tip', 'tip'],
    ['info', 'info'],
    ['warning', 'warning'],
    ['danger', 'danger'],
    ['secondary', 'note'],
    ['important', 'info'],
    ['success', 'tip'],
    ['caution', 'warning'],
    ['example', 'example'],
  ])('ADM-01 ADM-02 ADM-03 :::%s looks like %s and is titled by its keyword', async (keyword, kind) => {
    expect(await admonitions(`:::${keyword}\n\nText\n\n:::`)).toEqual([
      { kind, title: keyword, content: '<p>Text</p></div></div>' },
    ]);
  });

  it('ADM-02 gives example an icon of its own', async () => {
    const icons = await Promise.all(
      ['note', 'tip', 'info', 'warning', 'danger', 'example'].map(
        async (keyword) => /<path d="([^"]+)"/.exec(await markupOf(`:::${keyword}\nx\n:::`))?.[1],
      ),
    );
    expect(icons).not.toContain(undefined);
    expect(new Set(icons).size).toBe(6);
  });
});

describe('titles', () => {
  it.each([
    [':::tip Title text', 'Title text'],
    [':::tip   Title  ', 'Title'],
    ['::::tip Title', 'Title', '::::'],
    ['  :::tip Title', 'Title'],
    [
      ':::tip Title: with `code`, **bold** and [a link](/x)',
      'Title: with <code>code</code>, <strong>bold</strong> and <a href="/x">a link</a>',
    ],
    [':::tip Brackets [1] stay', 'Brackets [1] stay'],
    [':::tip {product} title', 'Clever Commerce title'],
    [':::tip[Title *text*]', 'Title <em>text</em>'],
    [':::tip{title="Plain *title*"}', 'Plain *title*'],
    [':::tip[]', 'tip'],
    [':::tip', 'tip'],
    [':::tip ', 'tip'],
  ])('MDC-03 ADM-03 reads the title of %j', async (opening, title, closing = ':::') => {
    const [admonition] = await admonitions(`${opening}\nText\n${closing}`);
    expect(admonition).toMatchObject({ kind: 'tip', title });
  });

  it('MDC-03 works in block quotes and lists', async () => {
    expect(await admonitions('> :::tip In a quote\n> Text\n> :::')).toMatchObject([{ title: 'In a quote' }]);
    expect(await admonitions('- item\n\n  :::tip In a list\n  Text\n  :::\n')).toMatchObject([{ title: 'In a list' }]);
  });

  it('MDC-03 leaves other words alone, with a warning', async () => {
    const page = await compile(':::word Title\nText\n:::');
    expect(page.content).toEqual([{ html: '<p>:::word Title\nText\n:::</p>' }]);
    expect(places(page.diagnostics)).toEqual(['warning stray-admonition-marker 1:1']);
  });
});

describe('content', () => {
  it('ADM-04 is full Markdown, with admonitions inside', async () => {
    const markup = await markupOf(
      '::::note Outer\n\n- list\n\n```js\ncode\n```\n\n:::tip Inner\n\nText\n\n:::\n\n<Tabs><TabItem value="a">A</TabItem></Tabs>\n\n::::',
    );
    expect(markup).toContain('<ul><li>list</li></ul>');
    expect(markup).toContain('<CodeBlock language="js"');
    expect(markup).toContain('<TabItem value="a" label="a">A</TabItem>');
    expect(markup).toMatch(/Outer.*<div class="admonition admonition-tip"/s);
  });

  it('ADM-04 nests three deep', async () => {
    expect(await admonitions(':::::note A\n::::tip B\n:::danger C\nx\n:::\n::::\n:::::')).toMatchObject([
      { title: 'A' },
      { title: 'B' },
      { title: 'C', content: '<p>x</p></div></div></div></div></div></div>' },
    ]);
  });

  it.each([
    ['text above and below', 'Above\n:::note\nText\n:::\nBelow', '<p>Above</p><div', '</div><p>Below</p>'],
    [
      'a list above and inside',
      '- a\n- b\n:::note\n- c\n:::\n- d',
      '<ul><li>a</li><li>b</li></ul><div',
      '<ul><li>c</li></ul></div></div><ul><li>d</li></ul>',
    ],
    ['a heading below', ':::note T\nText\n:::\n## Next', '<div', '<h2 id="next">'],
    ['code inside', ':::note T\n```\ncode\n```\n:::', '<div', 'language="text"'],
  ])('ADM-08 needs no blank lines: %s', async (_, source, start, part) => {
    const markup = await markupOf(source);
    expect(markup.startsWith(start)).toBe(true);
    expect(markup).toContain(part);
    expect(read(markup)).toHaveLength(1);
  });

  it('ADM-07 is a note labelled by its title, unique on the page', async () => {
    const markup = await markupOf(':::note\na\n:::\n\n:::note\nb\n:::');
    const labels = [...markup.matchAll(/role="note" aria-labelledby="([^"]+)"/g)].map((match) => match[1]);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(labels).toEqual(ids);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('as a component', () => {
  it('draws <Admonition> like a directive', async () => {
    expect(await admonitions('<Admonition type="tip" title="T">\n\nText\n\n</Admonition>')).toEqual([
      { kind: 'tip', title: 'T', content: '<p>Text</p></div></div>' },
    ]);
    expect(await admonitions('<Admonition title={<b>T</b>}>Text</Admonition>')).toEqual([
      { kind: 'note', title: '<b>T</b>', content: 'Text</div></div>' },
    ]);
  });

  it('ADM-05 warns of an unknown type', async () => {
    const page = await compile('Line\n\n<Admonition type="hint">Text</Admonition>');
    expect(places(page.diagnostics)).toEqual(['warning unknown-admonition 3:1']);
    expect(read(toMarkup(page.content))).toMatchObject([{ kind: 'info', title: 'info' }]);
  });
});

describe('mistakes', () => {
  it.each([':::spoiler\nText\n:::', ':::spoiler[Label]\nText\n:::', '::video[Text]'])(
    'ADM-05 %j is a plain block with a warning that names file, line and directive',
    async (source) => {
      const page = await compile(`First\n\n${source}`, { lineOffset: 10 });
      expect(toMarkup(page.content)).toMatch(/<p>First<\/p><div>.*Text.*<\/div>/s);
      expect(page.diagnostics).toHaveLength(1);
      expect(page.diagnostics[0]).toMatchObject({
        severity: 'warning',
        rule: 'unknown-directive',
        file: 'content/docs/page.mdx',
        position: { line: 13, column: 1 },
        message: expect.stringMatching(/"(:::spoiler|::video)"/),
      });
    },
  );

  it('ADM-05 leaves times, ports and lone words alone', async () => {
    expect(await markupOf('At 10:30 on :port, a:b, :word[x]{y=1} and ::.', { format: 'md' })).toBe(
      '<p>At 10:30 on :port, a:b, :word[x]{y=1} and ::.</p>',
    );
    expect(await markupOf('At 10:30 on :port, a:b, :word and :9 ::.')).toBe(
      '<p>At 10:30 on :port, a:b, :word and :9 ::.</p>',
    );
  });

  it('ADM-06 an unclosed container is an error with its line', async () => {
    const page = await compile('Text\n\n:::note Title\n\nMore\n\n## Heading', { lineOffset: 2 });
    expect(places(page.diagnostics)).toEqual(['error unclosed-admonition 5:1']);
  });

  it('ADM-06 finds an inner container that the closing of the outer one ends', async () => {
    const page = await compile('::::note\n\n:::tip\n\nText\n\n::::\n');
    expect(places(page.diagnostics)).toEqual(['error unclosed-admonition 3:1']);
  });

  it('ADM-06 names the outer of two with as many colons, whose closing is missing', async () => {
    const page = await compile(':::info\n\nText\n\n:::danger\n\nMore\n\n:::\n\nAfter');
    expect(places(page.diagnostics)).toEqual(['error unclosed-admonition 1:1']);
    expect(page.diagnostics[0]?.message).toMatch(/^":::info" is not closed before ":::danger" begins in line 5\./);
  });

  it('ADM-06 finds a container that a list item ends', async () => {
    const page = await compile('- :::note\n  Text\n\nAfter\n\n:::');
    expect(places(page.diagnostics)).toEqual(['error unclosed-admonition 1:3', 'warning stray-admonition-marker 6:1']);
  });

  it('warns of a closing without an opening', async () => {
    const page = await compile('Text\n\n:::');
    expect(places(page.diagnostics)).toEqual(['warning stray-admonition-marker 3:1']);
  });
});
