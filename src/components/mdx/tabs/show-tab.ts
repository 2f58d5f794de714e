/**
 * Shows the tab that the address leads into, or that the reader chose, before the browser paints: the scripts of the site
 * come later. The build inlines this function into each group that shares its choice, whose `data-tabs` is the key in
 * storage.
 */
export function showTab(): void {
  const group = document.currentScript?.closest<HTMLElement>('[data-tabs]');
  const parts = Array.from(group?.children ?? []) as HTMLElement[];
  let value: string | null = null;
  let target: Element | null = null;
  try {
    target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    // eslint-disable-next-line no-restricted-globals -- the wrapper of storage comes with the late scripts
    value = localStorage.getItem(group?.dataset.tabs ?? '');
  } catch {
    // A malformed address, or storage that is blocked: nobody chose.
  }
  const panel =
    parts.find((part) => part.role === 'tabpanel' && target && part.contains(target)) ??
    parts.find((part) => part.role === 'tabpanel' && part.dataset.value === value);
  if (!panel) return;
  for (const part of parts) {
    if (part.role === 'tabpanel') part.hidden = part !== panel;
    if (part.role !== 'tablist') continue;
    for (const tab of part.children) tab.ariaSelected = String(tab.id === panel.getAttribute('aria-labelledby'));
  }
}
