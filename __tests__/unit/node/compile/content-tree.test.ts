import type { ContentNode, ElementNode } from '../../../../src/shared/content-tree';
import { compilerVersion } from '../../../../node/compile/compiler-version';
import { rewriteLinks } from '../../../../node/compile/rewrite-links';
import { rewriteHtmlAddresses } from '../../../../src/shared/html-addresses';
import { compile, findAll, findOnly, toMarkup } from './support/compile';

const element = (name: string, children: ContentNode[], props = {}): ElementNode => ({ name, props, children });

describe('the content tree', () => {
  it('runs of blocks between islands are one string each, also within an island', async () => {
    const page = await compile(
      'A\n\nB\n\n```\nc\n```\n\nD\n\nE\n\n<Tabs><TabItem value="x">\n\nF\n\nG\n\n```\nh\n```\n\n</TabItem></Tabs>',
    );
    const code = (text: string): ElementNode =>
      element('CodeBlock', [], expect.objectContaining({ code: text }) as object);
    const item = element('TabItem', [{ html: '<p>F</p><p>G</p>' }, code('h')], { value: 'x', label: 'x' });
    expect(page.content).toEqual([
      { html: '<p>A</p><p>B</p>' },
      code('c'),
      { html: '<p>D</p><p>E</p>' },
      element('Tabs', [item]),
    ]);
  });

  it('a form field beside an island has what is written as its first value, which React lets readers change', async () => {
    const fields = '<textarea>x < y</textarea><input value="z"><input type="checkbox" checked>';
    const page = await compile(`<div>\n${fields}\n\n\`\`\`\nc\n\`\`\`\n\n</div>`, { format: 'md' });
    expect(findOnly(page.content, 'textarea')).toEqual({
      name: 'textarea',
      props: { defaultValue: 'x < y' },
      children: [],
    });
    expect(findAll(page.content, 'input').map(({ props }) => props)).toEqual([
      { defaultValue: 'z' },
      { type: 'checkbox', defaultChecked: true },
    ]);
  });

  it('spaces beside an island in a sentence stay, also directly in a block component', async () => {
    const page = await compile(
      '<Tabs><TabItem value="x">See <Term>order</Term> and <Term>x</Term> again</TabItem></Tabs>',
    );
    const [item] = findOnly(page.content, 'Tabs').children;
    expect(toMarkup([item ?? ''])).toMatch(/>See <Term[^>]*>order<\/Term> and <Term[^>]*>x<\/Term> again</);
  });

  it('an island within a line keeps the line as elements', async () => {
    const page = await compile('A **b** <Term>*order* item</Term>\n\n- one <Term>x</Term>\n- two\n\n  three\n\nLast');
    const term = element('Term', [element('em', [{ html: 'order' }]), ' item'], { id: 'order-item' });
    expect(page.content).toEqual([
      element('p', ['A ', element('strong', [{ html: 'b' }]), ' ', term]),
      element('ul', [
        element('li', [element('p', ['one ', element('Term', ['x'], { id: 'x' })])]),
        element('li', [{ html: '<p>two</p><p>three</p>' }]),
      ]),
      { html: '<p>Last</p>' },
    ]);
  });

  it('elements around an island have properties in the names of React', async () => {
    const page = await compile(
      '<div className="a b" id="i" tabIndex={0} aria-label="L" data-x="1" style={{color: "red", "--y": "2"}} hidden>\n\n```\nc\n```\n\n</div>\n\n| a |\n|--:|\n| <Term>b</Term> |',
    );
    expect(page.content[0]).toMatchObject({
      name: 'div',
      props: {
        className: 'a b',
        id: 'i',
        tabIndex: 0,
        'aria-label': 'L',
        'data-x': '1',
        style: { color: 'red', '--y': '2' },
        hidden: true,
      },
    });
    expect(page.content[1]).toMatchObject({
      name: 'div',
      props: { className: 'table-scroll', role: 'region', tabIndex: 0 },
    });
  });

  it('a style that is written as text becomes one of React', async () => {
    const style = 'color:red;; -webkit-line-clamp:2; -ms-transform: none ;--y-z:1;background:url(data:a;b);nothing';
    const page = await compile(`<div style="${style}">\n\n    a\n\n</div>`, { format: 'md' });
    expect(page.content).toMatchObject([
      {
        name: 'div',
        props: {
          style: {
            color: 'red',
            WebkitLineClamp: '2',
            msTransform: 'none',
            '--y-z': '1',
            background: 'url(data:a;b)',
          },
        },
      },
    ]);
    expect(page.content[0]).not.toHaveProperty('props.style.nothing');
  });

  it('what stands beside an island stays: a space for a line break between pictures, and icons', async () => {
    const page = await compile('![a](./img/photo.png)\n![b](./img/photo.png)\n\n:::note A <Term>t</Term>\nx\n:::');
    expect(page.content).toMatchObject([
      { name: 'p', children: [{ name: 'Image' }, ' ', { name: 'Image' }] },
      {
        name: 'div',
        children: [
          {
            name: 'p',
            children: [{ name: 'span', children: [{ html: expect.stringContaining('<svg') }] }, 'A ', { name: 'Term' }],
          },
          { name: 'div', children: [{ html: '<p>x</p>' }] },
        ],
      },
    ]);
  });

  it('properties of islands are JSON: an element is its text, and what JSON does not know is null', async () => {
    const page = await compile(
      "<MeasureTable a={NaN} b={<b>t</b>} c={{ type: 'element' }} d={[<i>u</i>, undefined, 1]} e={<Term>v</Term>} f={undefined} g={{ h: undefined }} />",
    );
    expect(page.diagnostics).toEqual([]);
    expect(findOnly(page.content, 'MeasureTable').props).toStrictEqual({
      a: null,
      b: 't',
      c: { type: 'element' },
      d: ['u', null, 1],
      e: 'v',
      g: {},
    });
  });

  it('HTML stands at the root, below a block island, or as the only child of an element', async () => {
    const page = await compile(
      'A <b>c</b> <Term><i>t</i></Term><br/>\n\n<div>x<CodeBlock>{`c`}</CodeBlock>y</div>\n\n:::tip A <Term>t</Term>\n\nx\n\n:::\n\n1. a\n\n   ```\n   b\n   ```\n\n2. c',
    );
    const check = (nodes: readonly ContentNode[], parent: string): void => {
      for (const node of nodes) {
        if (typeof node === 'string') continue;
        if ('html' in node) {
          const isOnlyChild = /^[a-z]/.test(parent) && nodes.length === 1;
          expect(['', 'TabItem', 'MeasureTable'].includes(parent) || isOnlyChild).toBe(true);
        } else check(node.children, node.name);
      }
    };
    expect(page.diagnostics).toEqual([]);
    check(page.content, '');
  });

  it('is JSON and the same in every run', async () => {
    const source =
      '# A\n\n:::note\n<Term>x</Term>\n:::\n\n```js\na\n```\n\n<Tabs defaultValue={null}><TabItem value={1}>a</TabItem></Tabs>\n\n<MeasureTable only={[1, "a", null, {b: undefined}]} />';
    const [first, second] = await Promise.all([compile(source), compile(source)]);
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    expect(second).toEqual(first);
  });
});

it('compilerVersion is a digest', () => {
  expect(compilerVersion()).toMatch(/^[0-9a-f]{40}$/);
});

describe('rewriteLinks', () => {
  it('rewrites every address, and nothing that only looks like one', async () => {
    const page = await compile(
      '[a](./other.mdx?x=1&y=2#z) ![d](./img/drawing.svg) `<a href="mdx:no">` href="no"\n\n[b](/b) <Term>t</Term>\n\n<Tabs><TabItem value="v">\n\n[c](./terms.pdf)\n\n</TabItem></Tabs>\n\n```html\n<a href="mdx:no">\n```',
    );
    const seen: string[] = [];
    const result = rewriteLinks(page.content, (address) => {
      seen.push(address);
      return address.replace(/^(?:mdx|asset):content/, '/new');
    });
    expect(seen).toEqual([
      'mdx:content/docs/other.mdx?x=1&y=2#z',
      'asset:content/docs/img/drawing.svg',
      '/b',
      'asset:content/docs/terms.pdf',
    ]);
    expect(JSON.stringify(result)).toContain('/new/docs/other.mdx?x=1&amp;y=2#z');
    expect(JSON.stringify(result)).toContain('mdx:no');
    expect(JSON.stringify(result)).not.toMatch(/(?:mdx|asset):content/);
    expect(JSON.stringify(page.content)).toContain('mdx:content');
  });

  it('keeps the text when nothing changes', () => {
    const html =
      '<a class="x" href="/a?b=1&amp;c=&quot;d&quot;" data-native="">x &lt;a href="y"></a><img src="/i.png" alt="a > b">';
    expect(rewriteHtmlAddresses(html, (address) => address)).toBe(html);
  });
});
