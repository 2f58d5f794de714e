import { settings } from '../../shared/settings';

/**
 * Runs before first paint: on a page opened at a heading the bar is away from the start, so that it does not cover the
 * heading, and the search button shows the keys of this system.
 */
export const navbarScript = `(function(){var r=document.documentElement;${
  settings.navbar.hideOnScroll ? 'if(location.hash.length>1)r.dataset.navbar="hidden";' : ''
}if(/Mac|iP(hone|ad|od)/.test(navigator.platform))r.dataset.platform="apple"})();`;
