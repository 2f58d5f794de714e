import { readFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { columnWidth } from '../../../../src/shared/constants';
import { createProject } from '../support/project';
import { compile, findAll, findOnly, markupOf, places, site, toMarkup } from './support/compile';

async function href(markdown: string): Promise<string | undefined> {
  return /<a (.*?)>/.exec(await markupOf(markdown))?.[1];
}

describe('links', () => {
  it.each([
    ['./other.mdx', 'mdx:content/docs/other.mdx'],
    ['other.mdx?a=1&b=2#part', 'mdx:content/docs/other.mdx?a=1&amp;b=2#part'],
    ['area/index.mdx', 'mdx:content/docs/area/index.mdx'],
    ['../guides/guide.md', 'mdx:content/guides/guide.md'],
    ['/docs/other.mdx', 'mdx:content/docs/other.mdx'],
    ['/content/docs/other.mdx', 'mdx:content/docs/other.mdx'],
    ['docs/other.mdx', 'mdx:content/docs/other.mdx'],
  ])('MDX-05 %s leads to a content file', async (written, expected) => {
    const page = await compile(`[x](${written})`);
    expect(page.diagnostics).toEqual([]);
    expect(page.content).toEqual([{ html: `<p><a href="${expected}">x</a></p>` }]);
    expect(page.links).toEqual([{ href: expected.replace('&amp;', '&'), position: { line: 1, column: 1 } }]);
  });

  it.each([
    ['/docs/about-{product}/', 'href="/docs/about-clever-commerce/"'],
    ['//www.example.com', 'href="//www.example.com" target="_blank" rel="noopener noreferrer"'],
    ['@site/static/files/export.csv', 'href="/files/export.csv" target="_blank"'],
  ])('MDX-05 %s', async (written, expected) => {
    expect(await href(`[x](${written})`)).toBe(expected);
  });

  it.each([
    ['./r\u00e9sum\u00e9.mdx', 'mdx:content/docs/re\u0301sume\u0301.mdx'],
    ['@site/content/docs/r%C3%A9sum%C3%A9.mdx', 'mdx:content/docs/re\u0301sume\u0301.mdx'],
    ['/docs/re\u0301sume\u0301.mdx', 'mdx:content/docs/re\u0301sume\u0301.mdx'],
  ])('MDX-05 %s finds the file whichever form its letters have', async (written, expected) => {
    expect((await compile(`[x](${written})`)).links).toEqual([expect.objectContaining({ href: expected })]);
  });

  it('an address in raw HTML with spaces or other letters is encoded, once', async () => {
    expect(await href('Text <a href="/docs/two words/ü?q=a b#c d">x</a>')).toBe(
      'href="/docs/two%20words/%C3%BC?q=a%20b#c%20d"',
    );
    expect(await href('Text <a href="/docs/two%20words">x</a>')).toBe('href="/docs/two%20words"');
  });

  it.each([
    ['![x](./img/Photo.PNG)', 'The image "./img/Photo.PNG" does not exist. Did you mean "photo.png"?'],
    [
      "<i title={require('./IMG/photo.png').default}>x</i>",
      '"./IMG/photo.png" does not exist. Did you mean "photo.png"?',
    ],
    ['<video src="./img/PHOTO.png"></video>', 'The file "./img/PHOTO.png" does not exist. Did you mean "photo.png"?'],
    ['![x](/img/Logo.png)', 'Did you mean "logo.png"?'],
  ])('a name with other capitals is named: %s', async (body, message) => {
    const { diagnostics } = await compile(body);
    expect(diagnostics.map((diagnostic) => diagnostic.message)).toEqual([expect.stringContaining(message)]);
  });

  it('MDX-05 a bare name is looked for beside the page, then in the folder of the area', async () => {
    const deep = { file: 'content/docs/desktop-tools/tool.mdx' };
    const hrefs = async (markdown: string): Promise<string[]> =>
      (await compile(markdown, deep)).links.map((link) => link.href);
    expect(await hrefs('[a](tool.mdx) [b](other.mdx) [c]\n\n[c]: area/index.mdx')).toEqual([
      'mdx:content/docs/desktop-tools/tool.mdx',
      'mdx:content/docs/other.mdx',
      'mdx:content/docs/area/index.mdx',
    ]);
    expect(await hrefs('[a](./other.mdx) [b](missing.mdx)')).toEqual([
      'mdx:content/docs/desktop-tools/other.mdx',
      'mdx:content/docs/desktop-tools/missing.mdx',
    ]);
  });

  it('MDX-05 `../static` means the static folder, which is beside the pages in Docusaurus', async () => {
    expect(await href('[x](../static/files/export.csv)')).toBe('href="/files/export.csv" target="_blank"');
    expect(await markupOf('import logo from \'../static/img/logo.png\';\n\n<img src={logo} alt="Logo" />')).toContain(
      'src="/img/logo.png"',
    );
    const page = await compile('![Logo](../static/img/none.png)');
    expect(page.diagnostics.map(({ rule }) => rule)).toEqual(['broken-image']);
  });

  it('MDX-05 other local files become assets that open in a new tab', async () => {
    const page = await compile('[Terms](./terms.pdf#page=2) [again](@site/content/docs/terms.pdf)');
    expect(page.assets).toEqual(['content/docs/terms.pdf']);
    const both = await compile('[Terms](./terms.pdf) [Drawing](./img/drawing.svg)');
    expect(both.assets).toEqual(['content/docs/img/drawing.svg', 'content/docs/terms.pdf']);
    expect(page.dependencies).toContain('content/docs/terms.pdf');
    expect(toMarkup(page.content)).toBe(
      '<p><a href="asset:content/docs/terms.pdf#page=2" target="_blank">Terms</a> <a href="asset:content/docs/terms.pdf" target="_blank">again</a></p>',
    );
  });

  it.each(['LICENSE', 'Makefile', 'Dockerfile', 'LICENSE-MIT', 'read me', 'data.c++'])(
    'MDX-05 a file without an extension that is beside the page is published: %s',
    async (name) => {
      const project = createProject({ [`content/docs/${name}`]: 'x', [`static/${name}`]: 'x' });
      const page = await compile(
        `[a](<./${name}>) [b](<${name}#x>) [c](<@site/content/docs/${name}>) [d](<@site/static/${name}>)`,
        {
          root: project.root,
        },
      );
      expect(page.diagnostics).toEqual([]);
      expect(page.assets).toEqual([`content/docs/${name}`]);
      expect(page.links.map(({ href: address }) => address)).toEqual([
        `asset:content/docs/${name}`,
        `asset:content/docs/${name}#x`,
        `asset:content/docs/${name}`,
        encodeURI(`/${name}`),
      ]);
      project.remove();
    },
  );

  it('a path of the site needs no file, also where a folder has its name', async () => {
    expect(await markupOf('[a](./area) [b](../x) [c](?y) [d](..) [e](/docs/terms) [f](img)')).toBe(
      '<p><a href="./area">a</a> <a href="../x">b</a> <a href="?y">c</a> <a href="..">d</a> <a href="/docs/terms">e</a> <a href="img">f</a></p>',
    );
  });

  it('takes references, <a> and <Link>', async () => {
    const markup = await markupOf(
      '[a][r] <a href="./other.mdx" title="T">b</a> <Link to="/x" className="button">c</Link> <Link href="/y">d</Link>\n\n[r]: ./other.mdx \'R\'',
    );
    expect(markup).toBe(
      '<p><a href="mdx:content/docs/other.mdx" title="R">a</a> <a href="mdx:content/docs/other.mdx" title="T">b</a> <a href="/x" class="button">c</a> <a href="/y">d</a></p>',
    );
  });

  it('keeps what the author says about the target, and anchors without href', async () => {
    expect(await markupOf('Text <a href="https://www.example.com" target="_self">x</a> <a id="y"></a>')).toBe(
      '<p>Text <a href="https://www.example.com" target="_self" rel="noopener noreferrer">x</a> <a id="y"></a></p>',
    );
    expect(await href('Text <a href="https://www.example.com" rel="nofollow">x</a>')).toBe(
      'href="https://www.example.com" rel="nofollow" target="_blank"',
    );
    expect(await href('Text <a href="./terms.pdf" target="_self">x</a>')).toBe(
      'href="asset:content/docs/terms.pdf" target="_self"',
    );
  });

  it('<Link> takes attributes with text, a number or nothing, and spaces around an address do not matter', async () => {
    expect(await href('Text <Link to="/x" tabIndex={2} download data-x={{ y: 1 }}>a</Link>')).toBe(
      'href="/x" tabindex="2" download',
    );
    expect(await href('Text <Link to="./other.mdx">x</Link>')).toBe('href="mdx:content/docs/other.mdx"');
    expect(await href('Text <a href=" ./other.mdx ">x</a>')).toBe('href="mdx:content/docs/other.mdx"');
  });

  it('a path that no static folder has stays as it is, and is looked for again when it appears', async () => {
    const page = await compile('[x](/files/none.csv)');
    expect(page.content).toEqual([{ html: '<p><a href="/files/none.csv">x</a></p>' }]);
    expect(page.dependencies).toEqual(['static/files/none.csv']);
  });

  it('BLD-02 leaves a file that is missing beside the page to the check of links', async () => {
    const page = await compile('[x](./none.pdf) [y](/none.mdx)');
    expect(page.diagnostics).toEqual([]);
    expect(page.links.map(({ href: address }) => address)).toEqual(['./none.pdf', 'mdx:content/none.mdx']);
    expect(page.dependencies).toEqual([
      'content/docs/none.mdx',
      'content/docs/none.pdf',
      'content/none.mdx',
      'none.mdx',
    ]);
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
      { href: 'https://www.example.com', position: { line: 4, column: 9 }, leavesApp: true },
      { href: '#c', position: { line: 6, column: 4 } },
      { href: '/d', position: { line: 10, column: 7 } },
    ]);
    const marked = await compile('<a href="/x" download>a</a> <a href="/y" target="_blank">b</a> [c](pathname:///z)');
    expect(marked.links.map(({ leavesApp }) => leavesApp)).toEqual([true, true, true]);
  });
});

describe('images', () => {
  it('MDX-04 a local photograph is an island, the first one eager', async () => {
    const page = await compile(
      '![First](./img/photo.png "Title")\n\n![Second](img/second.jpg) ![First again](./img/photo.png "Again")',
    );
    expect(page.images).toEqual([
      { file: 'content/docs/img/photo.png', position: { line: 1, column: 1 } },
      { file: 'content/docs/img/second.jpg', position: { line: 3, column: 1 }, lacksCaption: true },
    ]);
    expect(findAll(page.content, 'Image').map(({ props }) => props)).toEqual([
      { index: 0, alt: 'First', title: 'Title', eager: true, width: 64, height: 32 },
      { index: 1, alt: 'Second', width: 48, height: 48 },
      { index: 0, alt: 'First again', title: 'Again', width: 64, height: 32 },
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
    expect(await markupOf('<img src="/img/logo.png" alt="" width="33" />')).toContain('width="33" height="17"');
    expect(await markupOf('<img src="./img/drawing.svg" alt="" height="33" />')).toContain('height="33" width="50"');
  });

  it.each(['width="7" height="9"', 'width="100%"', 'height="auto"', 'loading="eager"'])(
    'MDX-04 leaves what the author says: %s',
    async (attributes) => {
      const markup = await markupOf(`Text ![](/img/logo.png) <img ${attributes} src="/img/logo.png" alt="" />`);
      const size = /^(?:width|height)/.test(attributes) ? '' : ' width="40" height="20"';
      const loading = attributes.includes('loading') ? '' : ' loading="lazy"';
      expect(markup).toContain(`<img ${attributes} src="/img/logo.png" alt=""${size}${loading} decoding="async">`);
    },
  );

  it('MDX-04 keeps the address of a larger picture', async () => {
    const page = await compile(
      '<img src="./img/photo.png" data-zoom-src="/img/logo.png" alt="" />\n\n<Image src="./img/photo.png" zoomSource="/x.png" alt="" />\n\n<Image src="/img/logo.png" zoomSource="/y.png" alt="" />',
    );
    expect(findAll(page.content, 'Image').map(({ props }) => props.zoomSource)).toEqual(['/img/logo.png', '/x.png']);
    expect(toMarkup(page.content)).toContain(' data-zoom-src="/y.png"');
  });

  it('MDC-06 keeps the classes of a picture in a Markdown file', async () => {
    const page = await compile('<img src="./img/photo.png" class="a b" alt="">', { format: 'md' });
    expect(findOnly(page.content, 'Image').props.className).toBe('a b');
  });

  it('BLD-01 each broken image is one error, however often it is drawn', async () => {
    const twice = await compile('![x](./none.png) ![x](./none.png)\n\n![x](./none.png)');
    expect(places(twice.diagnostics)).toEqual([
      'error broken-image 1:1',
      'error broken-image 1:18',
      'error broken-image 3:1',
    ]);
    const drawn = await compile('export const Bad = () => <img src="./none.png" alt="" />;\n\n<Bad />\n\n<Bad />');
    expect(places(drawn.diagnostics)).toEqual(['error broken-image 1:26']);
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

  it('without a caption are known, each use counts', async () => {
    const page = await compile('![A](./img/photo.png "Caption") ![A](./img/photo.png)');
    expect(page.images).toMatchObject([{ file: 'content/docs/img/photo.png', lacksCaption: true }]);
  });

  it('MDX-04 an image of a partial is relative to the partial', async () => {
    const page = await compile("import P from '../_nested.mdx';\n\n<P />", { file: 'content/docs/area/deep.mdx' });
    expect(places(page.diagnostics)).toEqual(['error broken-import 1:1']);
    const found = await compile("import P from '../_partial.mdx';\n\n<P />", { file: 'content/docs/area/deep.mdx' });
    expect(found.diagnostics).toEqual([]);
    expect(found.images).toEqual([{ file: 'content/docs/img/photo.png', lacksCaption: true }]);
    expect(found.links).toEqual([{ href: 'mdx:content/docs/other.mdx' }]);
  });

  it('BLD-01 does not look for images that are elsewhere', async () => {
    const markup = await markupOf(
      '![a](https://www.example.com/a.png)\n![b](//cdn.example.com/b.png)\n![c](data:image/gif;base64,R0lGODlhAQABAAAAACw=)\n![d](pathname:///none.png)',
      { mediaOrigins: ['https://www.example.com', 'https://cdn.example.com'] },
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
    ['![x](../../../outside.png)', '../../../outside.png'],
    ['<img src="./none.png" alt="x" />', './none.png'],
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
});

describe('a picture that Gatsby does not source', () => {
  it.each([
    '![A](./img/photo.png)',
    '<img src={require("./img/photo.png").default} alt="A" />',
    'import A from "./img/photo.png";\n\n<img src={A} alt="A" />',
  ])('BLD-01 is a plain image that is copied, however it is named: %s', async (body) => {
    const page = await compile(body, { isSourced: () => false });
    expect(page.diagnostics).toEqual([]);
    expect(toMarkup(page.content)).toContain('<img src="asset:content/docs/img/photo.png" alt="A"');
    expect(page.assets).toEqual(['content/docs/img/photo.png']);
    expect(page.images).toEqual([]);
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
    ['an address without protocol', '//www.example.com/a.png', 'https://www.example.com/a.png'],
    ['a file of static/', '/img/logo.png', '/img/logo.png'],
    ['a file without a dot in front', 'img/photo.png', 'asset:content/docs/img/photo.png'],
    ['a file beside the page', './img/with space.png', 'asset:content/docs/img/with space.png'],
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
    const capitals = await compile('Text.', { frontMatter: { image: './img/PHOTO.png' } });
    expect(capitals.diagnostics[0]?.message).toContain('does not exist. Did you mean "photo.png"?');
  });

  it('is a drawing that no network shows, with a warning', async () => {
    const page = await compile('Text.', { yaml: 'image: x', frontMatter: { image: './img/drawing.svg' } });
    expect(places(page.diagnostics)).toEqual(['warning preview-image 2:1']);
  });
});

describe('files in other places', () => {
  it('are assets in srcSet and in url(…) of a style, required or not', async () => {
    const page = await compile(
      [
        '<picture><source srcSet={require("./img/photo.png").default} /><source srcSet="./img/photo.png 1x, ./img/second.jpg 2x" /><img src="/img/logo.png" alt="" /></picture>',
        '<div style={{ backgroundImage: `url(${require("./img/photo.png").default})` }}>x</div>',
        '<div style={{ backgroundImage: "url(./img/with space.png)" }}>x</div>',
      ].join('\n\n'),
    );
    expect(page.diagnostics).toEqual([]);
    const markup = toMarkup(page.content);
    expect(markup).not.toContain('@site/');
    expect(markup).toContain('srcset="asset:content/docs/img/photo.png"');
    expect(markup).toContain('srcset="asset:content/docs/img/photo.png 1x, asset:content/docs/img/second.jpg 2x"');
    expect(markup).toContain('url(&quot;asset:content/docs/img/photo.png&quot;)');
    expect(page.assets).toEqual([
      'content/docs/img/photo.png',
      'content/docs/img/second.jpg',
      'content/docs/img/with space.png',
    ]);
  });

  it('are reported if they do not exist', async () => {
    const page = await compile(
      '<picture><source srcSet="./none.png 2x" /></picture>\n\n<div style={{ background: "url(none.png)" }}>x</div>',
    );
    expect(places(page.diagnostics)).toEqual(['warning broken-link 1:10', 'warning broken-link 3:1']);
  });
});

describe('images, videos and sounds of other origins', () => {
  const body = [
    '![x](https://images.example/a.svg)',
    '<img src="//images.example/a.svg" alt="" />',
    '<video src="https://videos.example/a.mp4" poster="https://images.example/a.png"></video>',
    '<picture><source srcSet="https://images.example/a.png 2x, https://images.example/b.png" /></picture>',
    '<div style={{ background: "url(https://images.example/a.png)" }}>x</div>',
    '![x](data:image/png;base64,AAAA)',
  ].join('\n\n');

  it('are reported with their line, since the security policy blocks them', async () => {
    const { diagnostics } = await compile(body);
    expect(places(diagnostics)).toEqual([
      'warning blocked-media 1:1',
      'warning blocked-media 3:1',
      'warning blocked-media 5:1',
      'warning blocked-media 5:1',
      'warning blocked-media 7:10',
      'warning blocked-media 7:10',
      'warning blocked-media 9:1',
    ]);
    expect(diagnostics[0]?.message).toContain('or its origin in `mediaOrigins` in site/site.ts');
  });
});

describe('a small image', () => {
  it('keeps its own size; a wide one has that of the column, which the query asks for', async () => {
    const page = await compile('![x](./img/photo.png)\n\n![x](./img/second.jpg)');
    const sizes = page.images.map(({ file }) => imageSize(readFileSync(path.join(site, file))));
    const shown = findAll(page.content, 'Image').map(({ props }) => props.width);
    expect(shown).toEqual(sizes.map(({ width }) => (width < columnWidth ? width : undefined)));
    expect(shown.some((width) => typeof width === 'number')).toBe(true);
    const query = readFileSync('src/components/content/page-content.ts', 'utf8');
    expect(query).toContain(`width: ${columnWidth}\n          breakpoints: [${columnWidth}, ${2 * columnWidth}]`);
  });
});
