import { readFileSync } from 'node:fs';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import { renderDocument } from '../../../src/document/render-document';
import { layerOrder, rewriteDocument } from '../../../src/document/rewrite-document';
import { site } from '../../../src/shared/site';

const script = (text: string, id?: string): ReactElement => (
  <script key={text} id={id} dangerouslySetInnerHTML={{ __html: text }} />
);

/** What Gatsby puts into a page. */
const gatsbyHead = [
  <title key="title">T</title>,
  <link key="canonical" rel="canonical" href="https://x.example/a" />,
  <link key="script" rel="preload" href="/app-1.js" as="script" />,
  <link key="data" rel="preload" href="/page-data/a/page-data.json" as="fetch" />,
  <link key="font" rel="preload" href="/fonts/text.woff2" as="font" />,
  <style key="styles" data-href="/styles.1.css" dangerouslySetInnerHTML={{ __html: 'body{color:red}' }} />,
  <style key="image" dangerouslySetInnerHTML={{ __html: '.gatsby-image-wrapper{position:relative}' }} />,
  <noscript key="noscript" dangerouslySetInnerHTML={{ __html: '<style>.gatsby-image-wrapper{}</style>' }} />,
  <meta key="generator" name="generator" content="Gatsby 5.16.1" />,
  <script key="module" type="module" dangerouslySetInnerHTML={{ __html: 'x.dataset.gatsbyImageSsr' }} />,
  script('colourMode()', 'colour-mode'),
  <meta key="viewport" name="viewport" content="width=device-width" />,
  <meta key="charset" charSet="utf-8" />,
];

function rewrite(pathname: string, parts: ReactNode[] = gatsbyHead): { head: string; body: string } {
  let head: ReactNode[] = [];
  let body: ReactNode[] = [];
  rewriteDocument({
    pathname,
    getHeadComponents: () => parts,
    replaceHeadComponents: (nodes: ReactNode[]) => void (head = nodes),
    getPostBodyComponents: () => [script('window.pagePath="/a"', 'gatsby-script-loader'), script('other()')],
    replacePostBodyComponents: (nodes: ReactNode[]) => void (body = nodes),
  } as unknown as PreRenderHTMLArgs);
  return { head: renderToStaticMarkup(head), body: renderToStaticMarkup(body) };
}

/** Text of the inline scripts. */
const inline = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^<]*)/g)].map(([, text]) => String(text));

describe('rewriteDocument', () => {
  const { head, body } = rewrite('/docs/a');

  it('links the style sheet once instead of repeating it in every page', () => {
    expect(head).toContain('<link rel="stylesheet" href="/styles.1.css"/>');
    expect(head).not.toContain('color:red');
  });

  it('says the order of layers before any style, also to `gatsby develop`, which links its sheet later', () => {
    const [order] = readFileSync('src/styles/layers.css', 'utf8').split('\n');
    expect(layerOrder).toBe(order?.replaceAll(', ', ','));
    expect(head).toContain(`<style>${layerOrder}</style><link rel="stylesheet" href="/styles.1.css"/>`);
    expect(rewrite('/docs/a', [<title key="title">T</title>]).head).toContain(`<style>${layerOrder}</style>`);
  });

  it('drops preloads of what starts late and what belongs to a picture element that is not used', () => {
    expect(head).not.toMatch(/as="(?:script|fetch)"/);
    expect(head).toContain('as="font"');
    expect(head).not.toMatch(/gatsby-?image/i);
  });

  it('MET-09 names its own build', () => {
    expect(head.match(/name="generator"/g)).toHaveLength(1);
    expect(head).not.toContain('Gatsby');
  });

  it('begins with charset and viewport, then colour mode, then styles', () => {
    const order = ['charSet="utf-8"', 'name="viewport"', 'colourMode()', 'rel="stylesheet"'];
    const places = order.map((text) => head.indexOf(text));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    // Charset and viewport may change places.
    expect(Math.max(...places.slice(0, 2))).toBeLessThan(Number(places[2]));
    expect(Number(places[2])).toBeLessThan(Number(places[3]));
  });

  it('has the same inline scripts on every page; the path stands in an attribute', () => {
    const other = rewrite('/docs/<b> "c"');
    expect(inline(body)).toEqual(inline(other.body));
    expect(inline(body).length).toBeGreaterThanOrEqual(3);
    expect(body).toContain('data-page-path="/docs/a"');
    expect(other.body).toContain('data-page-path="/docs/%3Cb%3E%20%22c%22"');
    expect(body).not.toContain('pagePath="');
  });
});

describe('renderDocument', () => {
  const attributes: Record<string, unknown> = {};
  let head = '';

  beforeAll(() => {
    renderDocument({
      setHtmlAttributes: (values: object) => Object.assign(attributes, values),
      setHeadComponents: (nodes: ReactNode[]) => void (head = renderToStaticMarkup(nodes)),
      setBodyAttributes: () => undefined,
      setPreBodyComponents: () => undefined,
      setPostBodyComponents: () => undefined,
    } as unknown as RenderBodyArgs);
  });

  it('MET-02 MET-11 says language, direction and site variant', () => {
    expect(attributes).toMatchObject({ lang: 'en', dir: 'ltr', 'data-site-variant': 'public' });
  });

  it('CLR-01 begins in the default colour mode', () => {
    expect(attributes['data-theme']).toBe(site.colourMode.defaultMode);
  });

  it('SIT-01 MET-06 points to the sitemap and to the description of the search', () => {
    expect(head).toMatch(/<link rel="sitemap" type="application\/xml" href="\/sitemap\.xml"\/>/);
    expect(head).toMatch(/rel="search" type="application\/opensearchdescription\+xml"[^>]* href="\/opensearch\.xml"/);
  });
});
