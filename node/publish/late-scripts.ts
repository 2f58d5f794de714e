/**
 * Gatsby stitches its script elements into finished pages. They become inert here and are started by the inline starter
 * (`src/document/starter.ts`) when the page is idle or first touched. Idempotent: a page that the build did
 * not touch again is left as it is.
 */
export function deferScripts(html: string): string {
  return (
    html
      .replace(
        /<script src="([^"]+\.js)" async(?:="")?><\/script>/g,
        '<script type="site/late" data-src="$1"></script>',
      )
      // Only Gatsby's own prefetching, which is off, reads the table of chunks.
      .replace(/<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/, '')
  );
}
