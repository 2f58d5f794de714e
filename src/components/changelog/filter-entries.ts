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
    const box = heading.closest<HTMLElement>('.heading') ?? heading;
    const entries = entriesBelow(box);
    box.hidden = entries.length > 0 && entries.every((entry) => entry.hidden);
    const link = document.querySelector(`#${tocId} [href="#${encodeURIComponent(heading.id)}"]`);
    if (link?.parentElement) link.parentElement.hidden = box.hidden;
  }
  return shown;
}

/** Returns the entries below the box of a month's heading. */
function entriesBelow(heading: HTMLElement): HTMLElement[] {
  const entries: HTMLElement[] = [];
  for (let next = heading.nextElementSibling; next && !next.matches('h2, :has(> h2)'); next = next.nextElementSibling) {
    if (next instanceof HTMLElement && next.classList.contains('changelog-entry')) entries.push(next);
  }
  return entries;
}
