import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStyleSheets, linkStyleSheet, relativizeUrls } from '../../../../node/publish/style-sheet';

describe('relativizeUrls', () => {
  it('RTE-05 names files relative to the sheet, so that they are found under a base path', () => {
    expect(relativizeUrls('a{src:url(/fonts/text.woff2)}b{src:url("/x.png")}')).toBe(
      'a{src:url(fonts/text.woff2)}b{src:url("x.png")}',
    );
  });

  it('leaves data, fragments and other hosts alone, and a second run changes nothing', () => {
    const css = 'a{src:url(data:x)}b{mask:url(#m)}c{src:url(//host/x)}d{src:url(fonts/text.woff2)}';
    expect(relativizeUrls(css)).toBe(css);
  });
});

describe('linkStyleSheet', () => {
  it.each(['/', '/help/'])('leads a page of an earlier build to the sheet of this one, below %s', (base) => {
    const page = (name: string): string => `<link rel="stylesheet" href="${base}${name}"/><a href="/styles.b.css">`;
    expect(linkStyleSheet(page('styles.0a1.css'), 'styles.2b3.css')).toBe(page('styles.2b3.css'));
    expect(linkStyleSheet(page('styles.2b3.css'), 'styles.2b3.css')).toBe(page('styles.2b3.css'));
  });
});

describe('findStyleSheets', () => {
  const folderWith = (assetsByChunkName: object): string => {
    const folder = mkdtempSync(join(tmpdir(), 'styles-'));
    writeFileSync(join(folder, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName }));
    return folder;
  };

  it('is the one that the scripts of this build belong to', () => {
    expect(findStyleSheets(folderWith({ app: ['app-1.js', 'styles.2b3.css'], late: [] }))).toBe('styles.2b3.css');
  });

  it('a build without is an error', () => {
    expect(() => findStyleSheets(folderWith({ app: ['app-1.js'] }))).toThrow('no style sheet');
  });
});
