import { changelog } from '../../../support/changelog';
import { findOutputFile, outputFiles } from '../../../../node/publish/output-files';
import { compile } from '../compile/support/compile';

describe('files that a build writes', () => {
  const isWritten = findOutputFile(['/docs/x/', '/docs/über', '/']);

  it.each([
    `/${outputFiles.robots}`,
    ...Object.values(changelog.feeds).map((feed) => feed.path),
    '/docs/x.md',
    '/docs/über.md',
    '/index.md',
  ])('are %s', (file) => {
    expect(isWritten(file)).toBe(true);
  });

  it.each(['/docs/y.md', '/llms-none.txt', '/docs/x', '/none.txt'])('are not %s', (file) => {
    expect(isWritten(file)).toBe(false);
  });

  it('are linked by their address, and a page by that of its Markdown file', async () => {
    const page = await compile('[a](/docs/x.md) [b](/llms-full.txt) [c](/docs/x.md#y) [d](/docs/other.mdx)');
    expect(page.diagnostics).toEqual([]);
    expect(page.links.map(({ href }) => href)).toEqual([
      '/docs/x.md',
      '/llms-full.txt',
      '/docs/x.md#y',
      'mdx:content/docs/other.mdx',
    ]);
  });
});
