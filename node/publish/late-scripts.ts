/**
 * Makes Gatsby's script elements, which it adds to finished pages, inert; the inline starter
 * (`src/navigation/starter.ts`) starts them when the page is idle or first touched. Idempotent, because a warm build
 * leaves unchanged pages as they are.
 * @reach gatsby: writes its scripts as `<script src async>`, and the chunk mapping as a script of that id; scripts
 *   start early: `site/weight.test.ts`
 */
export function deferScripts(html: string): string {
  return (
    html
      .replace(
        /<script src="([^"]+\.js)" async(?:="")?><\/script>/g,
        '<script type="site/late" data-src="$1"></script>',
      )
      // Only Gatsby's own prefetching, which is off, uses the chunk mapping.
      .replace(/<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/, '')
  );
}
