import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PreRenderHTMLArgs } from 'gatsby';
import { layerOrder, rewriteDocument } from '../../../src/document/rewrite-document';

/** What Gatsby puts into a page. */
const gatsbyHead = [
  <title key="title">T</title>,
  <style key="styles" data-href="/styles.1.css" dangerouslySetInnerHTML={{ __html: 'body{color:red}' }} />,
  <script key="colours" id="colour-mode" dangerouslySetInnerHTML={{ __html: 'colourMode()' }} />,
  <meta key="viewport" name="viewport" content="width=device-width" />,
  <meta key="charset" charSet="utf-8" />,
];

function rewrite(parts: ReactNode[] = gatsbyHead): string {
  let head: ReactNode[] = [];
  rewriteDocument({
    pathname: '/docs/a',
    getHeadComponents: () => parts,
    replaceHeadComponents: (nodes: ReactNode[]) => void (head = nodes),
    getPostBodyComponents: () => [],
    replacePostBodyComponents: () => undefined,
  } as unknown as PreRenderHTMLArgs);
  return renderToStaticMarkup(head);
}

describe('rewriteDocument', () => {
  const head = rewrite();

  it('says the order of layers before any style, also to `gatsby develop`, which links its sheet later', () => {
    const [order] = readFileSync('src/styles/layers.css', 'utf8').split('\n');
    expect(layerOrder).toBe(order?.replaceAll(', ', ','));
    expect(head).toContain(`<style>${layerOrder}</style><link rel="stylesheet" href="/styles.1.css"/>`);
    expect(rewrite([<title key="title">T</title>])).toContain(`<style>${layerOrder}</style>`);
  });

  it('begins with charset and viewport, then colour mode, then styles', () => {
    const order = ['charSet="utf-8"', 'name="viewport"', 'colourMode()', 'rel="stylesheet"'];
    const places = order.map((text) => head.indexOf(text));
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    // Charset and viewport may change places.
    expect(Math.max(...places.slice(0, 2))).toBeLessThan(Number(places[2]));
    expect(Number(places[2])).toBeLessThan(Number(places[3]));
  });
});
