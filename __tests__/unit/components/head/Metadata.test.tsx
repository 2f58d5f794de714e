import { renderToStaticMarkup } from 'react-dom/server';
import { useStaticQuery } from 'gatsby';
import { Parser } from 'htmlparser2';
import { Metadata } from '../../../../src/components/head/Metadata';
import type { MetadataProps } from '../../../../src/components/head/Metadata';
import { breadcrumbList, techArticle, webSite } from '../../../../src/components/head/structured-data';

const site = { siteUrl: 'https://help.example.com', title: 'Clever Help' };

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: site } });
});

/** What stands in the head: title, metas by name or property, links by rel, structured data. */
function read(props: Partial<MetadataProps> = {}) {
  const html = renderToStaticMarkup(
    <Metadata title="Pricing" description="About prices." path="/docs/pricing/" {...props} />,
  );
  const found = { title: '', metas: {} as Record<string, string>, links: [] as string[], data: [] as string[] };
  let target: 'title' | 'data' | null = null;
  const parser = new Parser({
    onopentag(name, { name: key, property, content = '', rel = '', href = '', hreflang = '', type }) {
      if (name === 'meta') found.metas[key ?? property ?? ''] = content;
      if (name === 'link') found.links.push([rel, hreflang, href].filter(Boolean).join(' '));
      target = name === 'title' ? 'title' : name === 'script' && type === 'application/ld+json' ? 'data' : null;
    },
    ontext(text) {
      if (target === 'title') found.title += text;
      if (target === 'data') found.data.push(text);
    },
    onclosetag: () => void (target = null),
  });
  parser.end(html);
  return found;
}

describe('Metadata', () => {
  it.each([
    ['Pricing', 'Pricing | Clever Help'],
    ['', 'Clever Help'],
    ['Clever Help', 'Clever Help'],
    ['A & <B>', 'A & <B> | Clever Help'],
  ])('MET-01 the title of "%s" is "%s"', (title, expected) => {
    const { title: found, metas } = read({ title });
    expect(found).toBe(expected);
    expect(metas['og:title']).toBe(expected);
  });

  it.each([
    ['/img/a b.png', 'https://help.example.com/img/a%20b.png'],
    ['https://cdn.example.com/x.png', 'https://cdn.example.com/x.png'],
  ])('MET-03 has the picture of the page: %s', (image, expected) => {
    expect(read({ image }).metas).toMatchObject({ 'og:image': expected, 'twitter:image': expected });
  });

  it('MET-03 has keywords when there are some', () => {
    expect(read({ keywords: ['price', 'tax, included'] }).metas.keywords).toBe('price, tax, included');
  });

  it('RTE-04 a page without canonical address names none', () => {
    const { links, metas } = read({ path: null, robots: 'noindex' });
    expect(links).toEqual([]);
    expect(metas).not.toHaveProperty('og:url');
    expect(metas.robots).toBe('noindex');
  });

  it('VIS-03 SIT-04 the robots directive stands in "name", and only when asked for', () => {
    expect(read().metas).not.toHaveProperty('robots');
    expect(read({ robots: 'noindex, nofollow' }).metas.robots).toBe('noindex, nofollow');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;',
    'The sign &quot; in a title',
    '&#34;, &#x3c;/script&#x3e; and &amp;lt;',
    '<!-- <script>',
    `"quoted" 'single' \\ back\u2028slash ]]> {x}`,
  ])('MET-08 MET-01 writes %s as it is, also after Gatsby has decoded the head once more', (text) => {
    const { title, metas, data } = read({
      title: text,
      description: text,
      keywords: [text],
      structuredData: [breadcrumbList([{ label: text }], String), techArticle(text, text, 'https://x/a')],
    });
    expect(title).toBe(`${text} | Clever Help`);
    expect(metas).toMatchObject({ description: text, keywords: text, 'og:description': text });
    // Characters that decoding or parsing would change.
    expect(data.join('')).not.toMatch(/[<>&]/);
    expect(data.map((json) => JSON.parse(json) as unknown)).toEqual([
      expect.objectContaining({ itemListElement: [expect.objectContaining({ name: text })] }),
      expect.objectContaining({ '@context': 'https://schema.org', headline: text, description: text }),
    ]);
  });
});

describe('structured data', () => {
  it('MET-08 knows an article’s date when there is one', () => {
    expect(techArticle('T', 'D', 'https://x/a', '2024-11-18')).toMatchObject({
      '@type': 'TechArticle',
      headline: 'T',
      description: 'D',
      url: 'https://x/a',
      dateModified: '2024-11-18',
    });
    expect(techArticle('T', 'D', 'https://x/a')).not.toHaveProperty('dateModified');
  });

  it('MET-08 tells how to search the site', () => {
    expect(webSite('Clever Help', 'https://x')).toMatchObject({
      '@type': 'WebSite',
      url: 'https://x/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://x/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});
