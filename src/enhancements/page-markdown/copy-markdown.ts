import { copyWhenReady } from '../../browser/copy-text';
import type { CopyOutcome } from '../../browser/use-copy-outcome';

/** Copies the Markdown at an address, or only the section that starts with a heading of the page; never rejects. */
export async function copyMarkdown(address: string, heading?: HTMLElement): Promise<CopyOutcome> {
  const markdown = import(/* webpackChunkName: "page-menu" */ './page-markdown').then(({ loadMarkdown }) =>
    loadMarkdown(address, heading),
  );
  return copyWhenReady(markdown).then(
    (done) => (done ? 'copied' : 'failed'),
    () => 'missing',
  );
}
