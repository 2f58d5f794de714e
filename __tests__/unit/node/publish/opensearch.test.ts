import { Parser } from 'htmlparser2';
import { renderOpenSearch } from '../../../../node/publish/opensearch';
import { site } from '../../../../src/shared/site';

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
    expect(site.siteTitle.startsWith(name)).toBe(true);
    expect(name).toBe(name.trim());
  });
});
