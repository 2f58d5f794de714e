/** Loads by the browser instead of by the site. One module, so that tests can stand in for it. */

/** Opens an address as a new document; `replace` makes no entry in the history. */
export function openInFull(href: string, replace = false): void {
  if (replace) window.location.replace(href);
  else window.location.assign(href);
}

/** Loads the document that is open once more. */
export function reloadPage(): void {
  window.location.reload();
}
