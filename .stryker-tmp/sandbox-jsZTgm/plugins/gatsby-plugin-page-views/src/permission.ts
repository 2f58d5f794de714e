import type { PageViewsOptions } from './options';

/** Event to dispatch on `document` after the reader's consent has changed. */
export const consentEvent = 'page-views:consent';

/** Whether this reader may be counted now. Checked before each view, so that withdrawn consent applies at once. */
export function isAllowed({ respectDoNotTrack, consentGlobal }: PageViewsOptions): boolean {
  if (respectDoNotTrack && asksNotToBeTracked()) return false;
  if (!consentGlobal) return true;
  try {
    const consent: unknown = Reflect.get(window, consentGlobal);
    return (typeof consent === 'function' ? (consent as () => unknown)() : consent) === true;
  } catch (reason) {
    console.warn(`Page views: ${consentGlobal} threw, which counts as no consent.`, reason);
    return false;
  }
}

/** Do Not Track in both spellings, and its successor. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
