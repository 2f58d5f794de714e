import {
  mapCssUrls,
  mapSourceSet,
  rewriteHtmlAddresses,
  rewritePropAddresses,
} from '../../../src/shared/html-addresses';

const mark = (address: string): string => `<${address}>`;

it.each([
  ['a.png', '<a.png>'],
  ['a.png 1x, b.png 2x', '<a.png> 1x, <b.png> 2x'],
  ['a.png 740w,b.png 1480w', '<a.png> 740w, <b.png> 1480w'],
  [' two words.png 740w , /b.png 1.5x', '<two words.png> 740w, </b.png> 1.5x'],
  ['a,b.png 1x, c.png', '<a,b.png> 1x, <c.png>'],
  ['', ''],
])('the sources in srcset="%s" are %s', (written, expected) => {
  expect(mapSourceSet(written, mark)).toBe(expected);
});

it.each([
  ['background:url(a.png)', 'background:url("<a.png>")'],
  ['background:url( "a b.png" ) no-repeat', 'background:url("<a b.png>") no-repeat'],
  ["src:url('a.png'),URL(b.png)", 'src:url("<a.png>"),url("<b.png>")'],
  ['color:red', 'color:red'],
])('the addresses in style="%s" are in %s', (written, expected) => {
  expect(mapCssUrls(written, mark)).toBe(expected);
});

it('reads addresses that hold escaped characters', () => {
  const seen: string[] = [];
  const html = '<a href="/a&#x26;b&amp;c&#x60;d&#x27;e&quot;f&lt;g">x</a>';
  const keep = (address: string): string => {
    seen.push(address);
    return address;
  };
  expect(rewriteHtmlAddresses(html, keep)).toBe('<a href="/a&amp;b&amp;c`d\'e&quot;f&lt;g">x</a>');
  expect(seen).toEqual(['/a&b&c`d\'e"f<g']);
});

it('rewrites addresses in attributes, lists of sources and styles, and leaves text alone', () => {
  const html =
    '<p title="/x">/x <img src="/a.png" srcset="/a.png 1x, /b.png 2x"><i style="background:url(&quot;/c.png&quot;)"></i></p>';
  expect(rewriteHtmlAddresses(html, (address) => `/help${address}`)).toBe(
    '<p title="/x">/x <img src="/help/a.png" srcset="/help/a.png 1x, /help/b.png 2x"><i style="background:url(&quot;/help/c.png&quot;)"></i></p>',
  );
});

it('rewrites addresses in the properties of an element, lists of sources and styles, and leaves the others alone', () => {
  const props = {
    href: '/a',
    srcSet: '/a.png 1x, /b.png 2x',
    style: { background: 'url(/c.png)', flex: 1 },
    title: '/d',
    hidden: true,
  };
  expect(rewritePropAddresses(props, (address) => `/help${address}`)).toEqual({
    href: '/help/a',
    srcSet: '/help/a.png 1x, /help/b.png 2x',
    style: { background: 'url("/help/c.png")', flex: 1 },
    title: '/d',
    hidden: true,
  });
});
