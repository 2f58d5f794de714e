import { escapeXml } from '../../../../node/publish/escape-xml';

it('SIT-07 escapes what XML reserves', () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62;');
});

it('drops what no XML document may have, and keeps the rest', () => {
  expect(escapeXml('a\u0000\u001b\ufffe\ud800b \t\n 😀 é')).toBe('ab \t\n 😀 é');
});
