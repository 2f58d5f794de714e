import type { EarlyWindow } from './early-events';
import { firstPagePath, loadPage } from './gatsby-runtime';
import { setPageStatus } from './page-status';

/**
 * Resolves once the page that the server sent can hydrate. Until then its text stays readable; a failure is shown above
 * it, with a Retry that loads data and scripts again. Gatsby would throw, and never try again.
 */
export async function loadFirstPage(): Promise<void> {
  const path = firstPagePath();
  let result = await loadPage(path);
  while (result.status === 'failed') {
    const { message } = result;
    console.warn(message);
    await new Promise<void>((retry) => setPageStatus({ status: 'failed', keepsText: true, message, retry }));
    setPageStatus({ status: 'loading', keepsText: true });
    result = await loadPage(path);
    // It was our own message that changed the page.
    (window as unknown as EarlyWindow).___changed = false;
  }
  setPageStatus({ status: 'shown' });
}
