import { Parser } from 'htmlparser2';
import { escapeXml, renderOpenSearch, renderRobots } from '../../../../node/publish/small-files';
import { settings } from '../../../../src/shared/settings';

it('SIT-08 robots.txt names the sitemap and disallows nothing that must be seen', () => {
  const text = renderRobots('https://help.example.com', '/x');
  expect(text.split('\n')).toContain('Sitemap: https://help.example.com/x/sitemap.xml');
  expect(text).toContain('User-agent: *');
  expect(text).not.toMatch(/^Disallow: \S/m);
});

describe('MET-06 opensearch.xml', () => {
  it('leads to the search page with the terms, below the base path', () => {
    const addresses: Record<string, string>[] = [];
    new Parser(
      { onopentag: (name, attributes) => name === 'Url' && addresses.push(attributes) },
      { xmlMode: true },
    ).end(renderOpenSearch('https://help.example.com', '/x'));
    expect(addresses).toEqual([{ type: 'text/html', template: 'https://help.example.com/x/search?q={searchTerms}' }]);
  });

  it('keeps to the format: a short name of at most 16 characters', () => {
    const xml = renderOpenSearch('https://a.example', '');
    const name = /<ShortName>([^<]*)/.exec(xml)?.[1] ?? '';
    expect(name.length).toBeGreaterThan(0);
    expect(name.length).toBeLessThanOrEqual(16);
    expect(settings.siteTitle.startsWith(name)).toBe(true);
    expect(name).toBe(name.trim());
  });
});

it('SIT-07 escapes what XML reserves', () => {
  expect(escapeXml(`<a href="x">'&'</a>`)).toBe('&#60;a href=&#34;x&#34;&#62;&#39;&#38;&#39;&#60;/a&#62;');
});
