/**
 * The inline script that starts the site's scripts late: when the page is idle after load, or at the first pointer, key
 * or touch. Reading needs none of them. What the reader does before on the search button and the menu button, and the
 * keys `/`, Ctrl+K and Cmd+K, is recorded in `window.___early` and replayed once the site runs.
 */
export const starterSource = minify(`
(function(){
var w=window,d=document,started=false,early=w.___early=[];
function start(){
  if(started)return;started=true;
  d.querySelectorAll('script[type="site/late"]').forEach(function(s){
    var n=d.createElement('script');n.src=s.getAttribute('data-src');n.async=false;
    n.onerror=function(){d.dispatchEvent(new CustomEvent('site:script-error',{detail:n.src}))};
    d.head.appendChild(n);
  });
}
function key(e){
  var t=e.target,typing=t&&(/^(INPUT|TEXTAREA|SELECT)$/.test(t.tagName)||t.isContentEditable);
  var k=(e.key||'').toLowerCase();
  if((k==='k'&&(e.ctrlKey||e.metaKey)&&!e.altKey)||(k==='/'&&!typing&&!e.ctrlKey&&!e.metaKey&&!e.altKey)){
    if(!w.___ready){e.preventDefault();early.push({type:'search'})}
  }else if(!w.___ready&&early.length&&!typing&&k.length===1&&!e.ctrlKey&&!e.metaKey){early.push({type:'text',text:e.key});e.preventDefault()}
  start();
}
function click(e){
  if(w.___ready||e.defaultPrevented||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;
  var t=e.target.closest&&e.target.closest('[data-search-open],[data-menu-open],[data-early]');
  if(t){e.preventDefault();early.push({type:t.hasAttribute('data-search-open')?'search':t.hasAttribute('data-menu-open')?'menu':'click',target:t})}
  start();
}
d.addEventListener('keydown',key,true);
d.addEventListener('click',click,true);
['pointerdown','pointermove','touchstart','focusin'].forEach(function(n){d.addEventListener(n,start,{once:true,passive:true,capture:true})});
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
