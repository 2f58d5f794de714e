/** Replaces every text as browsers' translators do, at once and whenever something changes. */
export function translate(): void {
  const wrap = (node: Text): void => {
    const parent = node.parentElement;
    if (!parent || node.data.trim() === '' || parent.closest('font, script, style, svg, [translate="no"]')) return;
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- what translators make
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data.replace(/^(\s*)/, '$1*');
    outer.append(inner);
    parent.replaceChild(outer, node);
  };
  const wrapAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const nodes: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) nodes.push(node as Text);
    nodes.forEach(wrap);
  };
  const observe = (): void => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') wrapAll(target.parentNode ?? target);
        for (const node of addedNodes) wrapAll(node.parentNode ?? node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  observe();
}
