import { relativizeUrls } from '../../../../src/node/output/style-urls';

describe('relativizeUrls', () => {
  it('RTE-05 names files relative to the sheet, so that they are found under a base path', () => {
    expect(relativizeUrls('a{src:url(/fonts/text.woff2)}b{src:url("/x.png")}')).toBe(
      'a{src:url(fonts/text.woff2)}b{src:url("x.png")}',
    );
  });

  it('leaves data, fragments and other hosts alone, and a second run changes nothing', () => {
    const css = 'a{src:url(data:x)}b{mask:url(#m)}c{src:url(//host/x)}d{src:url(fonts/text.woff2)}';
    expect(relativizeUrls(css)).toBe(css);
  });
});
