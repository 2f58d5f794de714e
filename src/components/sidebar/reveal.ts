/** Scrolls the area, not the page, so far that the item of the open page shows. */
export function revealCurrent(area: HTMLElement): void {
  const current = area.querySelector('[aria-current="page"]');
  if (!current) return;
  const item = current.getBoundingClientRect();
  const box = area.getBoundingClientRect();
  if (item.bottom > box.bottom) area.scrollTop += item.bottom - box.bottom + box.height / 3;
  else if (item.top < box.top) area.scrollTop -= box.top - item.top + box.height / 3;
}

/** The same at once, and again when branches that unfold have made the room to scroll that it may need. */
export function revealWhenUnfolded(area: HTMLElement): void {
  revealCurrent(area);
  const unfolding = typeof area.getAnimations === 'function' ? area.getAnimations({ subtree: true }) : [];
  void Promise.allSettled(unfolding.map(({ finished }) => finished)).then(() => revealCurrent(area));
}

/** `revealCurrent` for the server's HTML, before first paint: to be put behind the sidebar. */
export const revealScript =
  '(function(){var a=document.querySelector("[data-sidebar]"),c=a&&a.querySelector(\'[aria-current="page"]\');' +
  'if(c){var i=c.getBoundingClientRect(),b=a.getBoundingClientRect();' +
  'if(i.bottom>b.bottom)a.scrollTop+=i.bottom-b.bottom+b.height/3}})();';
