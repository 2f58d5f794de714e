import { baseUrlBannerId } from '../../shared/page-ids';
import { site } from '../../shared/site';
import { pathPrefix } from '../../navigation/prefix';

/**
 * Returns a script for the head of the home page. If a style sheet or script of the site fails to load and the page is
 * not at the configured base path, it shows a banner with that path and the one that would fit. The banner is created
 * by script, so that crawlers do not index it, and styled inline, because the style sheet is missing. Returns '' if
 * off.
 */
export function baseUrlScriptFor(base: string, isOn: boolean): string {
  if (!isOn) return '';
  return `(function(){
var d=document,l=location,base=${JSON.stringify(base).replaceAll('<', '\\u003c')},failed=false,ready=false;
function show(){
  var at=l.pathname.replace(/[^/]*\\.html$/,'').replace(/([^/])$/,'$1/');
  if(!failed||!ready||at===base||d.getElementById('${baseUrlBannerId}'))return;
  var b=d.createElement('div');
  b.id='${baseUrlBannerId}';b.setAttribute('role','alert');
  b.style.cssText='padding:16px;border:4px solid #b3261e;background:#fff;color:#1c1b1a;font:16px/1.5 sans-serif';
  ['This site did not load properly. The usual cause is a wrong base path in its configuration.',
  'Configured base path: '+base+(base==='/'?' (default)':''),
  'Base path that fits this address: '+at].forEach(function(t){var p=d.createElement('p');p.style.margin='4px 0';p.textContent=t;b.append(p)});
  d.body.prepend(b);
}
d.addEventListener('error',function(e){
  var t=e.target,u=t&&(t.tagName==='SCRIPT'?t.src:t.rel==='stylesheet'&&t.href);
  if(u&&u.indexOf(l.origin+base)===0){failed=true;show()}
},true);
d.addEventListener('DOMContentLoaded',function(){ready=true;show()});
})();`;
}

export const baseUrlScript = baseUrlScriptFor(`${pathPrefix}/`, site.baseUrlBanner);
