import { sendForText } from '../../browser/send';

/** The headings of the page's text, in the order of its Markdown version. */
function textHeadings(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-search-body] :is(h1, h2, h3, h4, h5, h6)')];
}

/** The headings of the page's text that readers can link to, and so can copy the sections of. */
export function linkedHeadings(): HTMLElement[] {
  return textHeadings().filter((heading) => heading.nextElementSibling?.matches('.anchor'));
}

/** Loads the Markdown at an address, or only the section that starts with a heading of the page. */
export async function loadMarkdown(address: string, heading?: HTMLElement): Promise<string> {
  const index = heading ? textHeadings().indexOf(heading) : -1;
  const link = new URL(`#${encodeURIComponent(heading?.id ?? '')}`, window.location.href).href;
  const text = await sendForText(address);
  if (!heading) return text;
  const { sectionOf } = await import(/* webpackChunkName: "search-markdown" */ './section');
  return sectionOf(text, { index, level: Number(heading.tagName.slice(1)), link });
}
