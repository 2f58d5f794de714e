import { deferScripts } from '../../../../node/publish/late-scripts';

const page = `<script id="gatsby-script-loader">window.pagePath="/"</script><script>inline()</script>
<!-- slice-start id="_gatsby-scripts-1" --><script
          id="gatsby-chunk-mapping"
        >window.___chunkMapping="{}";</script><script src="/webpack-runtime-1.js" async></script><script src="/x/app-2.js" async=""></script><!-- slice-end id="_gatsby-scripts-1" -->
<script src="https://example.com/a.js" defer></script>`;

describe('deferScripts', () => {
  const deferred = deferScripts(page);

  it('makes the site’s scripts inert, in their order', () => {
    expect(
      [...deferred.matchAll(/<script type="site\/late" data-src="([^"]+)"><\/script>/g)].map(([, src]) => src),
    ).toEqual(['/webpack-runtime-1.js', '/x/app-2.js']);
    expect(deferred).not.toContain('async');
  });

  it('drops the table of chunks and leaves other scripts alone', () => {
    expect(deferred).not.toContain('___chunkMapping');
    expect(deferred).toContain('<script>inline()</script>');
    expect(deferred).toContain('<script src="https://example.com/a.js" defer></script>');
    expect(deferred).toContain('slice-end');
  });

  it('is idempotent: a page that a warm build did not touch stays the same', () => {
    expect(deferScripts(deferred)).toBe(deferred);
  });
});
