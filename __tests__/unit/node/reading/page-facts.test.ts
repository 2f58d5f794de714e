import { collectFacts } from '../../../../node/reading/page-facts';
import { parseHtml } from '../../../../node/reading/parse';

describe('facts of a page', () => {
  it('BLD-06 collects links in order, as written, wherever they stand', () => {
    const html = `<nav><a href="/a">A</a></nav><main><a href='/b?x=1&amp;y=2#h'>B</a><a href=../c>C</a>
      <svg><a href="/d"><text>D</text></a></svg></main><footer><a href="https://example.com/">E</a></footer>`;
    expect(collectFacts(parseHtml(html)).links).toEqual(['/a', '/b?x=1&y=2#h', '../c', '/d', 'https://example.com/']);
  });

  it('BLD-06 ignores new tabs, downloads, links that opted out and anchors without address', () => {
    const html =
      '<a href="/a" target="_blank">A</a><a href="/b" download>B</a><a href="/c" data-native>C</a><a id="d">D</a>';
    // `toEqual` would take an undefined entry for none.
    expect(collectFacts(parseHtml(html)).links).toStrictEqual([]);
  });

  it('BLD-06 collects every id, and names of anchors', () => {
    const html =
      '<h2 id="a">A</h2><details id="b"></details><li id="c"></li><a id="d"></a><a name="e"></a><p id="ü">F</p>';
    expect(collectFacts(parseHtml(html)).ids).toEqual(['a', 'b', 'c', 'd', 'e', 'ü']);
  });

  it('MET-10 counts headings, titles, descriptions and canonical addresses', () => {
    const html = `<head><title>T &amp; U</title><meta name="description" content="D"><meta name="DESCRIPTION">
      <link rel="canonical" href="https://example.com/a"><link rel="icon" href="/i"></head>
      <body><svg><title>Not the page's</title></svg><h1>A</h1><h1>B</h1></body>`;
    expect(collectFacts(parseHtml(html))).toMatchObject({
      headings: 2,
      titles: ['T & U'],
      descriptions: ['D'],
      canonicals: ['https://example.com/a'],
    });
  });

  it('MET-10 takes descriptions and canonical addresses from their own elements, also empty ones', () => {
    const html = `<meta name="description"><link rel="canonical"><textarea name="description" content="D"></textarea>
      <div rel="canonical" href="/a"></div>`;
    expect(collectFacts(parseHtml(html))).toMatchObject({ descriptions: [''], canonicals: [''] });
  });

  it('is not confused by text, comments and scripts that look like elements', () => {
    const html =
      '<!-- <a href="/x"> --><script>document.write("<a href=\\"/y\\">")</script><pre>&lt;a href="/z"&gt;</pre><a title="> <a href=/w>" href="/ok">';
    expect(collectFacts(parseHtml(html)).links).toEqual(['/ok']);
  });
});
