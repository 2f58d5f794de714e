import type { CreateNodeArgs, Node } from 'gatsby';
import { onCreateNode, shouldOnCreateNode } from '../../../../plugins/gatsby-plugin-content-check/gatsby-node';

/** The text that `gatsby-plugin-mdx` gets of a file. */
async function read(text: string): Promise<string> {
  const node = { internal: { type: 'File' } } as Node;
  await onCreateNode?.(
    { node, loadNodeContent: async () => text } as unknown as CreateNodeArgs,
    { plugins: [] },
    () => undefined,
  );
  return node.internal.content ?? text;
}

describe('front matter', () => {
  it('that can be read stays as it is', async () => {
    const text = '---\ntitle: A\n---\n\nText.\n';
    expect(await read(text)).toBe(text);
    expect(await read('No front matter.')).toBe('No front matter.');
  });

  it.each([
    ['wrong indentation', '---\n  a: b\n title: A\n---\n\nText.\n'],
    ['a missing end', '---\ntitle: A\n\nText: a: b\n'],
    ['a byte order mark', '\uFEFF---\ntitle: a: b\n---\n'],
  ])('that cannot be read, by %s, is no front matter any more', async (_, text) => {
    expect(await read(text)).toBe(text.replace(/^\uFEFF?---/, ''));
  });
});

describe('the files that are looked at', () => {
  const isRead = (type: string, ext: string): boolean =>
    Boolean(shouldOnCreateNode?.({ node: { ext, internal: { type } } }, { plugins: [] }));

  it('are those of pages', () => {
    expect([isRead('File', '.mdx'), isRead('File', '.md')]).toEqual([true, true]);
    expect([isRead('File', '.yml'), isRead('Mdx', '.mdx')]).toEqual([false, false]);
  });
});
