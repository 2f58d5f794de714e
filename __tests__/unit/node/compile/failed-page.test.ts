import { compileAndRead } from '../../../../node/compile/compile-page';
import { compile, places } from './support/compile';

jest.mock('../../../../node/reading/body-reading', () => {
  const real = jest.requireActual<object>('../../../../node/reading/body-reading');
  return {
    ...real,
    readBody: (nodes: unknown[], resolve: unknown): unknown => {
      if (nodes.length > 1) throw new TypeError('Cannot read properties of null');
      return (real as { readBody: (nodes: unknown[], resolve: unknown) => unknown }).readBody(nodes, resolve);
    },
  };
});

describe('a page on which the code of the site fails', () => {
  it('is named, with the place in the code, and shows the fault', async () => {
    const page = await compile('One\n\n<Details>Two</Details>', { showsFaults: true });
    expect(places(page.diagnostics)).toEqual(['error failed-page -']);
    expect(page.diagnostics[0]).toMatchObject({
      file: 'content/docs/page.mdx',
      message: expect.stringMatching(/^The page could not be compiled: TypeError: Cannot read .*\(at .*Expected /),
    });
    expect(JSON.stringify(page.content)).toContain('This page has a fault');
  });

  it('has an empty text for search and Markdown', () => {
    const input = { file: 'a.mdx', body: 'One\n\nTwo', lineOffset: 0, format: 'mdx', root: '.' } as const;
    const product = { name: 'P', slug: 'p' };
    const { page, reading } = compileAndRead({ ...input, contentRoot: 'content', staticRoots: [], product });
    expect(page.diagnostics).toHaveLength(1);
    expect(reading).toMatchObject({ markdown: '', facts: { links: [] } });
  });
});
