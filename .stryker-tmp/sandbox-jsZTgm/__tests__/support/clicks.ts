/** Whether a click was taken from the browser, which would follow the link otherwise; jsdom must not try. */
export function isTaken(click: () => void): boolean {
  let taken = false;
  const stop = (event: Event): void => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  click();
  return taken;
}
