/** What was reported since `recordEvents`, in order. */
let recorded: [name: string, parameters: unknown][] = [];

/** Builds as with `GATSBY_ANALYTICS_EVENTS=1` until the end of the test. Returns the events, which are still to come. */
export function recordEvents(): [name: string, parameters: unknown][] {
  jest.replaceProperty(process, 'env', { ...process.env, GATSBY_ANALYTICS_EVENTS: '1' });
  const events: typeof recorded = [];
  recorded = events;
  return events;
}

document.addEventListener('page-views:event', (event) => {
  const { name, parameters } = (event as CustomEvent<{ name: string; parameters: unknown }>).detail;
  recorded.push([name, parameters]);
});
