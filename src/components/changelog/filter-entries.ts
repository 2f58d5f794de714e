import { tocId } from '../../shared/page-ids';

/**
 * Hides the entries of other areas, and month headings without a visible entry, also in the table of contents. Null
 * shows everything. Returns the number of visible entries.
 */
export function filterEntries(page: ParentNode, area: string | null): number {
  let shown = 0;
  for (const entry of page.querySelectorAll<HTMLElement>('.changelog-entry')) {
    entry.hidden = area !== null && entry.dataset.area !== area;
    if (!entry.hidden) shown += 1;
  }
  for (const heading of page.querySelectorAll<HTMLElement>('.prose h2')) {
    const entries = entriesBelow(heading);
    heading.hidden = entries.length > 0 && entries.every((entry) => entry.hidden);
    const link = document.querySelector(`#${tocId} [href="#${encodeURIComponent(heading.id)}"]`);
    if (link?.parentElement) link.parentElement.hidden = heading.hidden;
  }
  return shown;
}

/** Returns the entries below a month's heading. */
function entriesBelow(heading: HTMLElement): HTMLElement[] {
  const entries: HTMLElement[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && next.classList.contains('changelog-entry')) entries.push(next);
  }
  return entries;
}
