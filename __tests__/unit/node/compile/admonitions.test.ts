import { compile, findOnly, markupOf, places, toMarkup } from './support/compile';

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
    ['::::tip Title', 'Title', '::::'],
    [
      ':::tip Title: with `code`, **bold** and [a link](/x)',
      'Title: with <code translate="no">code</code>, <strong>bold</strong> and <a href="/x">a link</a>',
    ],
    [':::tip Brackets [1] stay', 'Brackets [1] stay'],
    [':::tip {product} title', 'Clever Commerce title'],
    [':::tip{title="Plain *title*"}', 'Plain *title*'],
    // A line of nothing but tags and expressions is a block for MDX.
    [':::tip {"Value"}', 'Value'],
    [':::tip <kbd>K</kbd>', '<kbd translate="no">K</kbd>'],
    [':::tip[<kbd>K</kbd>]', '<kbd translate="no">K</kbd>'],
    [':::tip {1 + 1} <kbd>K</kbd>', '2 <kbd translate="no">K</kbd>'],
    [':::tip :rocket:', '🚀'],
    [':::tip[]', 'tip'],
    [':::tip', 'tip'],
  ])('MDC-03 ADM-03 reads the title of %j', async (opening, title, closing = ':::') => {
    const [admonition] = await admonitions(`${opening}\nText\n${closing}`);
    expect(admonition).toMatchObject({ kind: 'tip', title });
  });

  it('MDC-03 has a picture alone as its title', async () => {
    const [admonition] = await admonitions(':::tip ![Logo](/img/logo.png)\nText\n:::');
    expect(admonition?.title).toMatch(/^<img [^>]*alt="Logo"[^>]*>$/);
  });

  it('MDC-03 does not take a tag of its first line for a title', async () => {
    expect(await admonitions(':::tip\n<kbd>K</kbd>\n:::')).toMatchObject([
      { title: 'tip', content: expect.stringMatching(/^<kbd translate="no">K<\/kbd>/) as string },
    ]);
  });

  it('MDC-03 works in block quotes and lists', async () => {
    expect(await admonitions('> :::tip In a quote\n> Text\n> :::')).toMatchObject([{ title: 'In a quote' }]);
    expect(await admonitions('- item\n\n  :::tip In a list\n  Text\n  :::\n')).toMatchObject([{ title: 'In a list' }]);
  });

  it('MDC-03 keeps the id and the classes in braces', async () => {
    expect(await markupOf(':::tip[T]{#here .wide .low}\nx\n:::')).toMatch(
      /^<div id="here" class="admonition admonition-tip wide low" role="note"/,
    );
    expect(await markupOf(':::tip Title\nx\n:::')).toMatch(/^<div class="admonition admonition-tip" role="note"/);
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

  it.each([
    [
      'a list above and inside',
      '- a\n- b\n:::note\n- c\n:::\n- d',
      '<ul><li>a</li><li>b</li></ul><div',
      '<ul><li>c</li></ul></div></div><ul><li>d</li></ul>',
    ],
    ['a heading below', ':::note T\nText\n:::\n## Next', '<div', '<h2 id="next">'],
  ])('ADM-08 needs no blank lines: %s', async (_, source, start, part) => {
    const markup = await markupOf(source);
    expect(markup.startsWith(start)).toBe(true);
    expect(markup).toContain(part);
    expect(read(markup)).toHaveLength(1);
  });

  it('ADM-04 is as deep as its marker, and text behind colons does not end it', async () => {
    const page = await compile('  :::tip Title\n      code\n  :::', { format: 'md' });
    expect(findOnly(page.content, 'CodeBlock').props.code).toBe('code');
    expect(await admonitions('  :::tip Title\n  Text\n      :::')).toMatchObject([
      { content: '<p>Text</p></div></div>' },
    ]);
    const deeper = await compile(':::tip Title\nText\n    :::\nMore\n:::', { format: 'md' });
    expect(toMarkup(deeper.content)).toContain('<p>Text\n:::\nMore</p>');
    expect(toMarkup((await compile(':::tip Title\nText\n::: more\n:::')).content)).toContain('<p>Text\n::: more</p>');
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
    expect(await admonitions('<Admonition title={<b>T</b>}>Text</Admonition>')).toEqual([
      { kind: 'note', title: '<b>T</b>', content: 'Text</div></div>' },
    ]);
  });

  it.each([
    ['title={2024}', '2024'],
    ["title={['In ', <b>T</b>]}", 'In <b>T</b>'],
    ["title={{ type: 'text' }}", 'note'],
    ["title={{ children: ['T'] }}", 'note'],
  ])('ADM-03 takes the %s', async (attribute, title) => {
    expect(await admonitions(`<Admonition ${attribute}>Text</Admonition>`)).toMatchObject([{ title }]);
  });

  it('keeps its id and its classes', async () => {
    expect(await markupOf('<Admonition type="tip" id="here" className="wide  low">x</Admonition>')).toMatch(
      /^<div id="here" class="admonition admonition-tip wide low" role="note"/,
    );
  });

  it('ADM-05 warns of an unknown type', async () => {
    const page = await compile('Line\n\n<Admonition type="hint">Text</Admonition>');
    expect(places(page.diagnostics)).toEqual(['warning unknown-admonition 3:1']);
    expect(read(toMarkup(page.content))).toMatchObject([{ kind: 'info', title: 'info' }]);
  });
});

describe('mistakes', () => {
  it.each([':::constructor\nText\n:::', ':::spoiler[Label]\nText\n:::'])(
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
        message: expect.stringMatching(/"(:::spoiler|:::constructor|::video)"/),
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

  it('ADM-06 finds an inner container that the closing of the outer one ends', async () => {
    const page = await compile('::::note\n\n:::tip\n\nText\n\n::::\n');
    expect(places(page.diagnostics)).toEqual(['warning unclosed-admonition 3:1']);
  });

  it('ADM-06 reports each of two that are both open', async () => {
    const page = await compile(':::note\n\n:::tip\n\nText');
    expect(places(page.diagnostics)).toEqual(['warning unclosed-admonition 1:1', 'warning unclosed-admonition 3:1']);
    expect(page.diagnostics[1]?.message).toMatch(/^":::tip" is not closed\. /);
  });

  it.each(['> :::tip Title\n> Text\nBelow', '> :::tip Title\n>\n> Text\nBelow', '> :::tip Title\nBelow'])(
    'ADM-06 finds a container that the end of a block quote ends: %j',
    async (source) => {
      const page = await compile(source);
      expect(places(page.diagnostics)).toEqual(['warning unclosed-admonition 1:3']);
      expect(toMarkup(page.content)).toMatch(/<\/div><\/div><\/blockquote><p>Below<\/p>$/);
    },
  );

  it('ADM-06 names the outer of two with as many colons, whose closing is missing', async () => {
    const page = await compile(':::info\n\nText\n\n:::danger\n\nMore\n\n:::\n\nAfter');
    expect(places(page.diagnostics)).toEqual(['warning unclosed-admonition 1:1']);
    expect(page.diagnostics[0]?.message).toMatch(/^":::info" is not closed before ":::danger" starts on line 5\./);
  });

  it('ADM-06 finds a container that a list item ends', async () => {
    const page = await compile('- :::note\n  Text\n\nAfter\n\n:::');
    expect(places(page.diagnostics)).toEqual([
      'warning unclosed-admonition 1:3',
      'warning stray-admonition-marker 6:1',
    ]);
  });
});
