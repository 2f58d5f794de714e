/**
 * Puts the query of the address into the field before the site's scripts run, and marks the page as waiting for its
 * results. Minified into the page, so it may use nothing from outside.
 */
export function fillField(): void {
  const field = document.querySelector<HTMLInputElement>('.search-page-form input');
  const query = new URLSearchParams(window.location.search).get('q');
  if (!field?.form || !query) return;
  field.value = query;
  field.form.dataset.waiting = query;
}
