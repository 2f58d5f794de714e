import { site } from '../../shared/site';

/**
 * Runs before the first paint: hides the bar on a page opened at a heading, which it would cover, and marks Apple
 * systems, so that the search button shows the right shortcut.
 */
export const navbarScript = `(function(){var r=document.documentElement;${
  site.navbar.hideOnScroll ? 'if(location.hash.length>1)r.dataset.navbar="hidden";' : ''
}if(/Mac|iP(hone|ad|od)/.test(navigator.platform))r.dataset.platform="apple"})();`;
