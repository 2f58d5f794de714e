/** Scrolls the sidebar, not the page, until the item of the current page is visible. */
export function revealCurrent(area: HTMLElement): void {
  const current = area.querySelector('[aria-current="page"]');
  if (!current) return;
  const item = current.getBoundingClientRect();
  const box = area.getBoundingClientRect();
  if (item.bottom > box.bottom) area.scrollTop += item.bottom - box.bottom + box.height / 3;
  else if (item.top < box.top) area.scrollTop -= box.top - item.top + box.height / 3;
}

/** Calls `revealCurrent` now and after branches have expanded, which may be needed to scroll far enough. */
export function revealWhenUnfolded(area: HTMLElement): void {
  revealCurrent(area);
  const unfolding = typeof area.getAnimations === 'function' ? area.getAnimations({ subtree: true }) : [];
  void Promise.allSettled(unfolding.map(({ finished }) => finished)).then(() => revealCurrent(area));
}

/** `revealCurrent` as an inline script, to run before the first paint; must follow the sidebar. */
export const revealScript =
  '(function(){var a=document.querySelector("[data-sidebar]"),c=a?.querySelector("[aria-current=page]");' +
  'if(c){var i=c.getBoundingClientRect().bottom,b=a.getBoundingClientRect();' +
  'if(i>b.bottom)a.scrollTop+=i-b.bottom+b.height/3}})()';
