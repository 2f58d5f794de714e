/**
 * Hides the entries of other areas, and month headings that are left without an entry, in the table of contents too;
 * `null` shows all. Returns the number of entries that show.
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
    const link = document.querySelector(`#toc [href="#${encodeURIComponent(heading.id)}"]`);
    if (link?.parentElement) link.parentElement.hidden = heading.hidden;
  }
  return shown;
}

/** The entries between a month's heading and the next one. */
function entriesBelow(heading: HTMLElement): HTMLElement[] {
  const entries: HTMLElement[] = [];
  for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    if (next instanceof HTMLElement && next.classList.contains('changelog-entry')) entries.push(next);
  }
  return entries;
}
