import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chunkOf } from '../../../../node/compile/component-table';
import {
  findStyleSheets,
  linkIslandStyles,
  linkStyleSheet,
  listIslandStyles,
  relativizeUrls,
} from '../../../../node/publish/style-sheet';

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

describe('styles of imported components', () => {
  const module = '@site/content/Chart.tsx';
  const islands = new Map([[chunkOf(module), ['island-1.0a.css']]]);

  it('are those of the modules that the page names, each once', () => {
    const data = (name: string): string => JSON.stringify({ content: [{ name, props: {}, children: [{ name }] }] });
    expect(listIslandStyles(data(`${module}#default`), islands)).toEqual(['island-1.0a.css']);
    expect(listIslandStyles(data('@site/content/Other.tsx#default'), islands)).toEqual([]);
    expect(listIslandStyles(data('Tabs'), islands)).toEqual([]);
  });

  it('are those of the site’s own components, which have one sheet', () => {
    const sheets = new Map([...islands, ['island-site', ['island-site.0b.css']]]);
    const page = (name: string): string => JSON.stringify({ content: [{ name, props: {}, children: [] }] });
    expect(listIslandStyles(page('MeasureTable'), sheets)).toEqual(['island-site.0b.css']);
    expect(listIslandStyles(page('Tabs'), sheets)).toEqual([]);
  });

  it.each(['/', '/help/'])('are linked after those of the site, in place of older ones, below %s', (base) => {
    const site = `<link rel="stylesheet" href="${base}styles.2b3.css"/>`;
    const linked = linkIslandStyles(`<head>${site}</head>`, ['island-1.0a.css']);
    expect(linked).toBe(`<head>${site}<link rel="stylesheet" href="${base}island-1.0a.css"></head>`);
    expect(linkIslandStyles(linked, ['island-1.0a.css'])).toBe(linked);
    expect(linkIslandStyles(linked, [])).toBe(`<head>${site}</head>`);
  });
});

describe('findStyleSheets', () => {
  const folderWith = (assetsByChunkName: object): string => {
    const folder = mkdtempSync(join(tmpdir(), 'styles-'));
    writeFileSync(join(folder, 'webpack.stats.json'), JSON.stringify({ assetsByChunkName }));
    return folder;
  };

  it('is the one that the scripts of this build belong to', () => {
    const found = findStyleSheets(folderWith({ app: ['app-1.js', 'styles.2b3.css'], late: [] }));
    expect(found).toEqual({ site: 'styles.2b3.css', islands: new Map() });
  });

  it('lists those of imported modules by their chunk', () => {
    const files = ['styles.2b3.css', 'island-1.0a.css', 'island-1-0b.js'];
    const chunks = {
      app: ['styles.2b3.css'],
      'island-1': files,
      'island-2': ['island-2-0c.js'],
      late: ['late.0d.css'],
    };
    expect(findStyleSheets(folderWith(chunks)).islands).toEqual(new Map([['island-1', ['island-1.0a.css']]]));
  });

  it('a build without is an error', () => {
    expect(() => findStyleSheets(folderWith({ app: ['app-1.js'] }))).toThrow('no style sheet');
  });
});
