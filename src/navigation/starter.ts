import { storageKeys } from '../shared/constants';
import { settings } from '../shared/settings';
import { storedKey } from '../shared/stored-key';
import { baseUrlBannerId } from '../components/base-url/base-url-script';

/**
 * How long the scripts may take, in milliseconds: then the browser follows a recorded click, and the bar comes back that a
 * page opened at a heading has put away (NVB-06). A page that is still there so long after the reader left has stayed.
 */
const patience = 5000;

/** SXP-02. */
const opensSearch = settings.searchShortcuts
  ? `(k==='k'&&(e.ctrlKey||e.metaKey)&&!e.altKey)||(k==='/'&&single)`
  : 'false';

/** Keys that `startShortcuts` listens for. */
const isPageKey = settings.pageShortcuts ? `single&&/^[[\\]?]$/.test(k)` : 'false';

/**
 * The inline script that starts the site's scripts late: when the page is idle after load, or at the first pointer, key
 * or touch. Reading needs none of them. What the reader does before on the search button and the menu button, and the
 * keys `/`, Ctrl+K, Cmd+K, `[`, `]` and `?`, is recorded in `window.___early` and replayed once the site runs. When the
 * scripts cannot be loaded the page stays readable and says so (ERR-05), and a click on search leads to the search page.
 * An address with a malformed escape, at which Gatsby's scripts would throw, is repaired before they run (RTE-15,
 * NAV-09); they decode a path again and again, so a percent sign becomes one of full width. Their router escapes the
 * escape of a character that separates: those that may stand in a path stand there as they are. Firefox and Safari break
 * off what is loading as soon as the reader leaves, on iOS without `beforeunload`. That is no failure: `data-leaving`
 * hides what says so (ERR-05, NAV-18). A page that comes back as it was, without its scripts, is loaded anew.
 */
export const starterSource = minify(`
(function(){
var w=window,d=document,r=d.documentElement,started=false,failed=false,early=w.___early=[];
function decode(s){try{return decodeURI(s)}catch(e){return '%'}}
function start(){
  if(started)return;started=true;
  var l=location,h=decode(l.hash)!=='%',p=l.pathname.replace(/%(2[46bcf]|3[abd]|40)/gi,decodeURIComponent);
  if(decode(p).indexOf('%')>=0)p=p.replace(/%/g,'%EF%BC%85');
  if(p!==l.pathname||!h)history.replaceState(history.state,'',l.origin+p+l.search+(h?l.hash:''));
  d.querySelectorAll('script[type="site/late"]').forEach(function(s){
    var n=d.createElement('script');n.src=s.getAttribute('data-src');n.async=false;n.onerror=fail;
    d.head.appendChild(n);
  });
  setTimeout(function(){if(!w.___ready)delete r.dataset.navbar},${patience});
}
function giveUp(){
  if(w.___ready||r.hasAttribute('data-leaving'))return;w.___ready=true;
  var l=early.some(isSearch)&&d.querySelector('a[data-search-open]');
  if(l)location.href=l.href;
}
function fail(){
  if(failed)return;failed=true;
  var u=d.getElementById('${baseUrlBannerId}');
  if(u&&getComputedStyle(u).display!=='none'){giveUp();return}
  var b=d.createElement('div'),p=d.createElement('p'),retry=d.createElement('button');
  b.className='load-failure';b.setAttribute('role','alert');
  p.textContent='This page could not be loaded completely.';
  retry.type='button';retry.textContent='Retry';retry.onclick=function(){location.reload()};
  b.append(p,retry);d.body.prepend(b);delete r.dataset.navbar;
  giveUp();
}
function isSearch(e){return e.type==='search'}
function hasSingleKeys(){try{return localStorage.getItem('${storedKey(storageKeys.singleKeys)}')!=='off'}catch(e){return true}}
function record(e,type,target){
  e.preventDefault();early.push({type:type,target:target});
  if(type==='search')setTimeout(giveUp,${patience});
}
function key(e){
  var t=e.target,typing=t&&(/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable);
  var k=(e.key||'').toLowerCase(),plain=!e.ctrlKey&&!e.metaKey&&!e.altKey,single=plain&&!typing&&hasSingleKeys();
  if(!w.___ready){
    if(${opensSearch})record(e,'search');
    else if(early.some(isSearch)&&plain&&!typing&&k.length===1){e.preventDefault();early.push({type:'text',text:e.key})}
    else if(${isPageKey}){e.preventDefault();early.push({type:'key',text:k})}
  }
  start();
}
function click(e){
  if(w.___ready||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
  var t=e.target.closest&&e.target.closest('[data-search-open],[data-menu-open],[data-early]');
  if(t)record(e,t.hasAttribute('data-search-open')?'search':t.hasAttribute('data-menu-open')?'menu':'click',t);
  else if(e.target.closest&&e.target.closest('a[href]:not([href^="#"],[target])'))leave();
  start();
}
d.addEventListener('keydown',key,true);
d.addEventListener('click',click,true);
['pointerdown','pointermove','touchstart','focusin'].forEach(function(n){d.addEventListener(n,start,{once:true,passive:true,capture:true})});
function leave(){r.dataset.leaving='';setTimeout(stay,${patience})}
function stay(){delete r.dataset.leaving;if(failed)giveUp()}
w.addEventListener('beforeunload',leave);
w.addEventListener('pageshow',function(e){
  if(!e.persisted)return;
  if((failed||!w.___ready)&&navigator.onLine)location.reload();
  else delete r.dataset.leaving;
});
function idle(){w.requestIdleCallback?requestIdleCallback(start,{timeout:2000}):setTimeout(start,200)}
d.readyState==='complete'?idle():w.addEventListener('load',idle);
})()
`);

function minify(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .join('');
}
