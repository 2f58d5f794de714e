import { compile, findAll, findOnly, markupOf, places, toMarkup } from './support/compile';

async function href(markdown: string): Promise<string | undefined> {
  return /<a (.*?)>/.exec(await markupOf(markdown))?.[1];
}

describe('links', () => {
  it.each([
    ['./other.mdx', 'mdx:content/docs/other.mdx'],
    ['other.mdx?a=1&b=2#part', 'mdx:content/docs/other.mdx?a=1&amp;b=2#part'],
    ['area/index.mdx', 'mdx:content/docs/area/index.mdx'],
    ['../guides/guide.md', 'mdx:content/guides/guide.md'],
    ['@site/content/docs/other.mdx', 'mdx:content/docs/other.mdx'],
    ['/docs/other.mdx', 'mdx:content/docs/other.mdx'],
    ['/other.mdx', 'mdx:content/docs/other.mdx'],
    ['./missing.mdx', 'mdx:content/docs/missing.mdx'],
  ])('MDX-05 %s leads to a content file', async (written, expected) => {
    const page = await compile(`[x](${written})`);
    expect(page.diagnostics).toEqual([]);
    expect(page.content).toEqual([{ html: `<p><a href="${expected}">x</a></p>` }]);
    expect(page.links).toEqual([{ href: expected.replace('&amp;', '&'), position: { line: 1, column: 1 } }]);
  });

  it.each([
    ['/docs/pricing/', 'href="/docs/pricing/"'],
    ['/docs/about-{product}/', 'href="/docs/about-clever-commerce/"'],
    ['../relative/', 'href="../relative/"'],
    ['#part', 'href="#part"'],
    ['mailto:a@example.com', 'href="mailto:a@example.com"'],
    ['https://www.example.com', 'href="https://www.example.com" target="_blank" rel="noopener noreferrer"'],
    ['//www.example.com', 'href="//www.example.com" target="_blank" rel="noopener noreferrer"'],
    ['pathname:///app/x', 'href="/app/x" data-native=""'],
    ['/files/export.csv', 'href="/files/export.csv" target="_blank"'],
    ['@site/static/files/export.csv', 'href="/files/export.csv" target="_blank"'],
  ])('MDX-05 %s', async (written, expected) => {
    expect(await href(`[x](${written})`)).toBe(expected);
  });

  it('MDX-05 other local files become assets that open in a new tab', async () => {
    const page = await compile('[Terms](./terms.pdf#page=2) [again](@site/content/docs/terms.pdf)');
    expect(page.assets).toEqual(['content/docs/terms.pdf']);
    expect(page.dependencies).toContain('content/docs/terms.pdf');
    expect(toMarkup(page.content)).toBe(
      '<p><a href="asset:content/docs/terms.pdf#page=2" target="_blank">Terms</a> <a href="asset:content/docs/terms.pdf" target="_blank">again</a></p>',
    );
  });

  it('takes references, <a>, <Link> and useBaseUrl', async () => {
    const markup = await markupOf(
      'import Link from \'@docusaurus/Link\';\nimport useBaseUrl from \'@docusaurus/useBaseUrl\';\n\n[a][r] <a href="./other.mdx" title="T">b</a> <Link to="/x" className="button">c</Link> <Link href={useBaseUrl(\'/y\')}>d</Link>\n\n[r]: ./other.mdx \'R\'',
    );
    expect(markup).toBe(
      '<p><a href="mdx:content/docs/other.mdx" title="R">a</a> <a href="mdx:content/docs/other.mdx" title="T">b</a> <a href="/x" class="button">c</a> <a href="/y">d</a></p>',
    );
  });

  it('keeps what the author says about the target, and anchors without href', async () => {
    expect(await markupOf('Text <a href="https://www.example.com" target="_self">x</a> <a id="y"></a>')).toBe(
      '<p>Text <a href="https://www.example.com" target="_self" rel="noopener noreferrer">x</a> <a id="y"></a></p>',
    );
  });

  it.each([
    ['[x]()', 'warning broken-link 3:1'],
    ['text [x](@site/content/none.pdf)', 'warning broken-link 3:6'],
  ])('BLD-02 warns of %s', async (source, expected) => {
    expect(places((await compile(`Text\n\n${source}`)).diagnostics)).toEqual([expected]);
  });

  it('collects all links with their place', async () => {
    const page = await compile('[a](/a) [b](https://www.example.com)\n\n## [c](#c)\n\nText[^1]\n\n[^1]: [d](/d)', {
      lineOffset: 3,
    });
    expect(page.links).toEqual([
      { href: '/a', position: { line: 4, column: 1 } },
      { href: 'https://www.example.com', position: { line: 4, column: 9 } },
      { href: '#c', position: { line: 6, column: 4 } },
      { href: '/d', position: { line: 10, column: 7 } },
    ]);
  });
});

describe('images', () => {
  it('MDX-04 a local photograph is an island, the first one eager', async () => {
    const page = await compile(
      '![First](./img/photo.png "Title")\n\n![Second](img/second.jpg) ![First again](./img/photo.png)',
    );
    expect(page.images).toEqual([
      { file: 'content/docs/img/photo.png', position: { line: 1, column: 1 } },
      { file: 'content/docs/img/second.jpg', position: { line: 3, column: 1 } },
    ]);
    expect(findAll(page.content, 'Image').map(({ props }) => props)).toEqual([
      { index: 0, alt: 'First', title: 'Title', eager: true },
      { index: 1, alt: 'Second' },
      { index: 0, alt: 'First again' },
    ]);
  });

  it('MDX-04 drawings, animations and static files are plain images with their size', async () => {
    expect(
      await markupOf(
        '![D](./img/drawing.svg)\n\n![M](./img/move.gif)\n\n![L](/img/logo.png)\n\n![S](@site/static/img/logo.png)',
      ),
    ).toBe(
      '<p><img src="asset:content/docs/img/drawing.svg" alt="D" width="120" height="80" decoding="async"></p>' +
        '<p><img src="asset:content/docs/img/move.gif" alt="M" width="8" height="6" loading="lazy" decoding="async"></p>' +
        '<p><img src="/img/logo.png" alt="L" width="40" height="20" loading="lazy" decoding="async"></p>' +
        '<p><img src="/img/logo.png" alt="S" width="40" height="20" loading="lazy" decoding="async"></p>',
    );
    expect((await compile('![D](./img/drawing.svg)')).assets).toEqual(['content/docs/img/drawing.svg']);
  });

  it('MDX-04 keeps the ratio when one side is given', async () => {
    expect(await markupOf('<img src="/img/logo.png" alt="" width="20" />')).toContain('width="20" height="10"');
    expect(await markupOf('<img src="/img/logo.png" alt="" height={10} />')).toContain('height="10" width="20"');
    const page = await compile(
      ['width="4"', 'height={3}', 'width="50%"', 'width="4" height="4"']
        .map((size) => `<img src="./img/photo.png" alt="" ${size} />`)
        .join('\n\n'),
    );
    expect(findAll(page.content, 'Image').map(({ props: { width, height } }) => [width, height])).toEqual([
      ['4', 2],
      [6, 3],
      ['50%', undefined],
      ['4', '4'],
    ]);
  });

  it('MDX-04 JSX, imports and require mean the same files', async () => {
    const page = await compile(
      'import photo from \'./img/photo.png\';\nimport Drawing from \'@site/content/docs/img/drawing.svg\';\n\n<img src={photo} alt="A" />\n\n<img src={require(\'./img/second.jpg\').default} alt="B" />\n\n<Drawing title="C" className="icon" />\n\n![D](<./img/with space.png>)\n\n<Image src="./img/photo.png" alt="E" />',
    );
    expect(page.diagnostics).toEqual([]);
    expect(page.images.map(({ file }) => file)).toEqual([
      'content/docs/img/photo.png',
      'content/docs/img/second.jpg',
      'content/docs/img/with space.png',
    ]);
    expect(toMarkup(page.content)).toContain(
      '<img class="icon" src="asset:content/docs/img/drawing.svg" alt="C" width="120"',
    );
    expect(findAll(page.content, 'Image').map(({ props }) => props.alt)).toEqual(['A', 'B', 'D', 'E']);
  });

  it('MDX-04 an image of a partial is relative to the partial', async () => {
    const page = await compile("import P from '../_nested.mdx';\n\n<P />", { file: 'content/docs/area/deep.mdx' });
    expect(places(page.diagnostics)).toEqual(['error broken-import 1:1']);
    const found = await compile("import P from '../_partial.mdx';\n\n<P />", { file: 'content/docs/area/deep.mdx' });
    expect(found.diagnostics).toEqual([]);
    expect(found.images).toEqual([{ file: 'content/docs/img/photo.png' }]);
    expect(found.links).toEqual([{ href: 'mdx:content/docs/other.mdx' }]);
  });

  it('BLD-01 does not look for images that are elsewhere', async () => {
    const markup = await markupOf(
      '![a](https://www.example.com/a.png)\n![b](//cdn.example.com/b.png)\n![c](data:image/gif;base64,R0lGODlhAQABAAAAACw=)\n![d](pathname:///none.png)',
    );
    expect([...markup.matchAll(/src="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'https://www.example.com/a.png',
      '//cdn.example.com/b.png',
      'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      '/none.png',
    ]);
  });

  it.each([
    ['![x](./none.png)', './none.png'],
    ['![x]()', '""'],
    ['![x](/img/none.png)', '/img/none.png'],
    ['![x](@site/none.png)', '@site/none.png'],
    ['![x](../../../outside.png)', '../../../outside.png'],
    ['<img src="./none.png" alt="x" />', './none.png'],
    ['<img alt="x" />', '""'],
    ['![x][r]\n\n[r]: ./none.png', './none.png'],
  ])('BLD-01 %s is an error that names address, file, line and column', async (source, address) => {
    const page = await compile(`Text\n\nText ${source}`, { lineOffset: 5 });
    expect(page.diagnostics).toEqual([
      {
        severity: 'error',
        rule: 'broken-image',
        file: 'content/docs/page.mdx',
        position: { line: 8, column: 6 },
        message: expect.stringContaining(address),
        excerpt: expect.stringContaining('> 8 | Text '),
      },
    ]);
  });

  it('BLD-01 all broken images of a page are reported, and what is missing is a dependency', async () => {
    const page = await compile('![a](./a.png)\n\n![b](./b.svg)\n\n![c](./img/broken.svg)\n\n![d](./img/empty.png)');
    expect(places(page.diagnostics)).toEqual([
      'error broken-image 1:1',
      'error broken-image 3:1',
      'error broken-image 5:1',
      'error broken-image 7:1',
    ]);
    expect(page.dependencies).toEqual([
      'content/docs/a.png',
      'content/docs/b.svg',
      'content/docs/img/broken.svg',
      'content/docs/img/empty.png',
    ]);
    // Gatsby's image pipeline, which names no page, never sees it.
    expect(page.images).toEqual([]);
  });

  it('replaces {product} in text alternatives and titles', async () => {
    const page = await compile('![The {product} logo](./img/photo.png "{product}")');
    expect(findOnly(page.content, 'Image').props).toMatchObject({
      alt: 'The Clever Commerce logo',
      title: 'Clever Commerce',
    });
  });
});

describe('MET-03 the preview picture of the front matter', () => {
  const preview = async (image: unknown): Promise<string | null> => {
    const page = await compile('Text.', { frontMatter: { image } });
    expect(page.diagnostics).toEqual([]);
    return page.preview;
  };

  it.each([
    ['an address', 'https://www.example.com/a.png', 'https://www.example.com/a.png'],
    ['a file of static/', '/img/logo.png', '/img/logo.png'],
    ['a file beside the page', './img/with space.png', 'asset:content/docs/img/with space.png'],
    ['a file from the root', '@site/content/docs/img/photo.png', 'asset:content/docs/img/photo.png'],
    ['none', undefined, null],
  ])('%s', async (_name, image, expected) => {
    expect(await preview(image)).toBe(expected);
  });

  it('is copied, and drawn again when it changes', async () => {
    const page = await compile('Text.', { frontMatter: { image: './img/photo.png' } });
    expect(page.assets).toEqual(['content/docs/img/photo.png']);
    expect(page.dependencies).toContain('content/docs/img/photo.png');
  });

  it('BLD-01 is a broken image when it is missing, with the line of its key', async () => {
    const yaml = 'title: A\nimage: ./missing.png';
    const page = await compile('Text.', { lineOffset: 4, yaml, frontMatter: { title: 'A', image: './missing.png' } });
    expect(places(page.diagnostics)).toEqual(['error broken-image 3:1']);
    expect(page.diagnostics[0]?.message).toContain('"./missing.png" does not exist. Expected a file');
    expect(page.preview).toBeNull();
  });
});
