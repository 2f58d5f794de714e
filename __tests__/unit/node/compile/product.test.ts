import { compile, findOnly, markupOf, toMarkup } from './support/compile';

describe('{product}', () => {
  it.each([
    ['[x](/docs/about-%7Bproduct%7D/)', '<p><a href="/docs/about-clever-commerce/">x</a></p>'],
    ['[x][r]\n\n[r]: /a/{product}', '<p><a href="/a/clever-commerce">x</a></p>'],
    [
      'Text <a href="/a/{product}" title="{product}">x</a>',
      '<p>Text <a href="/a/clever-commerce" title="Clever Commerce">x</a></p>',
    ],
    ['Text <span title={product}>x</span>', '<p>Text <span title="Clever Commerce">x</span></p>'],
    ['<div id={product} />', '<div id="clever-commerce"></div>'],
    ['[x](/a "In {product}")', '<p><a href="/a" title="In Clever Commerce">x</a></p>'],
  ])('is the slug in addresses: %s', async (source, expected) => {
    expect(await markupOf(source)).toBe(expected);
  });

  it.each([
    ['`{product}.example.com`', '<code translate="no">clever-commerce.example.com</code>'],
    ['`team@{product}`', '<code translate="no">team@clever-commerce</code>'],
  ])('is the slug in what reads as a path: %s', async (source, expected) => {
    expect(await markupOf(source)).toBe(`<p>${expected}</p>`);
  });

  it('is the slug in a path that stands as text', async () => {
    expect(await markupOf('See /docs/about-{product}/ and {product}.')).toBe(
      '<p>See /docs/about-clever-commerce/ and Clever Commerce.</p>',
    );
  });

  it('is the slug in the address of a picture', async () => {
    const page = await compile('Text ![In {product}](/img/{product}.png "{product}")', {
      product: { name: 'A', slug: 'logo' },
    });
    expect(page.diagnostics).toEqual([]);
    expect(toMarkup(page.content)).toContain('src="/img/logo.png" alt="In A" title="A"');
  });

  it('is the name in a text alternative of Markdown', async () => {
    expect(await markupOf('![In {product}](/img/logo.png)', { format: 'md' })).toContain('alt="In Clever Commerce"');
  });

  it('is the name in the title of an admonition', async () => {
    expect(await markupOf(':::tip{title="In {product}"}\nx\n:::')).toContain('In Clever Commerce</p>');
  });

  it('stands alone in a block', async () => {
    expect(await markupOf('{product}\n\n- {product}')).toBe('<p>Clever Commerce</p><ul><li>Clever Commerce</li></ul>');
  });

  it('works in Markdown files, in tags too', async () => {
    expect(await markupOf('{product} <a href="/a/{product}">x</a>', { format: 'md' })).toBe(
      '<p>Clever Commerce <a href="/a/clever-commerce">x</a></p>',
    );
  });

  it('works in captions of diagrams', async () => {
    const page = await compile('```schematic title="{product}" alt="{product}"\nA\n```');
    expect(page.content).toEqual([
      { html: expect.stringMatching(/aria-label="Clever Commerce".*<figcaption>Clever Commerce</s) },
    ]);
  });

  it('comes before terms are looked up', async () => {
    const page = await compile('<Term>{product}</Term>');
    expect(findOnly(page.content, 'Term')).toEqual({
      name: 'Term',
      props: { id: 'clever-commerce' },
      children: ['Clever Commerce'],
    });
  });
});
