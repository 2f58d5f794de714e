import { copyWhenReady } from '../../browser/copy-text';
import type { CopyOutcome } from '../../browser/use-copy-outcome';
import { withPrefix } from '../../navigation/prefix';
import { markdownPath } from '../../shared/paths';

/** Address of the Markdown version of the page with this path, relative to the origin. */
export function markdownAddress(path: string): string {
  return withPrefix(encodeURI(markdownPath(path)));
}

/** The headings of the page's text, in the order of its Markdown version. */
function textHeadings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-search-body] :is(h1, h2, h3, h4, h5, h6)')];
}

/** The headings of the page's text that readers can link to, and so can copy the sections of. */
export function linkedHeadings(): HTMLElement[] {
  return textHeadings().filter((heading) => heading.querySelector('.anchor') !== null);
}

/** Copies the Markdown at an address, or only the section that starts with a heading of the page; never rejects. */
export async function copyMarkdown(address: string, heading?: HTMLElement): Promise<CopyOutcome> {
  const index = heading ? textHeadings().indexOf(heading) : -1;
  const level = Number(heading?.tagName.slice(1));
  const link = new URL(`#${encodeURIComponent(heading?.id ?? '')}`, window.location.href).href;
  const markdown = import('../../browser/send').then(async ({ sendForText }) => {
    const text = await sendForText(address);
    if (!heading) return text;
    const { sectionOf } = await import('./section');
    return sectionOf(text, { index, level, link });
  });
  return copyWhenReady(markdown).then(
    (done) => (done ? 'copied' : 'failed'),
    () => 'missing',
  );
}
