import { storageKeys } from '../../shared/constants';
import { site } from '../../shared/site';
import { storedKey } from '../../shared/stored-key';

const { defaultMode, canSwitch, respectSystem } = site.colourMode;

/**
 * Runs before the first paint: sets `data-theme` and `data-theme-choice` on `<html>` from the URL parameter `theme`,
 * otherwise the stored choice, otherwise the default. Removes the `color-scheme` meta element in forced-colors mode,
 * because Firefox would derive the text colour of controls from it, possibly black on black. Must be ES5, as nothing
 * transpiles it.
 */
export const colourModeScript = `(function(){
var d=document,r=d.documentElement,k=${JSON.stringify(storedKey(storageKeys.colourMode))},c=null,m;
try{c=localStorage.getItem(k);${canSwitch ? '' : 'localStorage.removeItem(k);c=null;'}}catch(e){}
c=c===null||c==="system"?${JSON.stringify(respectSystem ? 'system' : defaultMode)}:c==="dark"?"dark":"light";
m=/[?&]theme=(light|dark)(?:&|$)/.exec(location.search);
if(m)c=m[1];
m=c==="system"?matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light":c;
r.dataset.theme=m;r.dataset.themeChoice=c;
function meta(n,v){var e=d.querySelector('meta[name="'+n+'"]');e.content=v;return e}
c=meta("color-scheme",m);if(matchMedia("(forced-colors: active)").matches)c.remove();
meta("theme-color",m==="dark"?${JSON.stringify(site.theme.background.dark)}:${JSON.stringify(site.theme.background.light)})
})();`;
