/**
 * Removes `mdx-code-block` fences but keeps their content. Docusaurus authors write them so that other Markdown tools
 * leave the JSX alone. Line numbers stay the same.
 */
export function unwrapMdxCodeBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body;
  let open: { fence: string; isWrapper: boolean } | undefined;
  return body
    .split('\n')
    .map((line) => {
      const [, fence = '', info = ''] = /^\s*(`{3,}|~{3,})\s*(.*)$/.exec(line) ?? [];
      if (fence === '') return line;
      if (!open) {
        open = { fence, isWrapper: /^mdx-code-block\b/.test(info) };
        return open.isWrapper ? '' : line;
      }
      const isEnd = fence.startsWith(open.fence) && info === '';
      if (!isEnd) return line;
      const { isWrapper } = open;
      open = undefined;
      return isWrapper ? '' : line;
    })
    .join('\n');
}
