/** Style sheet of the panel; `color-scheme` comes from the page. The corner below it has Gatsby's own message. */
export const panelStyles = `
.panels {
  position: fixed; inset-inline-start: 12px; inset-block-end: 76px; z-index: 2147483647;
  display: grid; justify-items: start; gap: 8px; max-inline-size: min(640px, calc(100vw - 24px)); font: 13px/1.45 system-ui, sans-serif;
}
.panel {
  color: light-dark(#1c1e21, #e6e8eb); background: light-dark(#fff, #202327);
  border: 1px solid light-dark(#c4c8ce, #4a4f57); border-radius: 8px; box-shadow: 0 4px 16px rgb(0 0 0 / 18%);
}
p.panel { margin: 0; padding: 8px 12px; font-weight: 600; }
summary { padding: 8px 12px; cursor: pointer; font-weight: 600; border-radius: 8px; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before, p.panel::before { content: ''; display: inline-block; inline-size: 8px; block-size: 8px; margin-inline-end: 8px; border-radius: 50%; background: currentColor; }
.error::before, .error .place { color: light-dark(#b42318, #ff8a80); }
.warning::before, .warning .place { color: light-dark(#8a5a00, #f2c14e); }
.list { max-block-size: min(50vh, 480px); overflow: auto; padding: 0 6px 8px; border-block-start: 1px solid light-dark(#dfe2e6, #3a3f46); }
h2 { margin: 10px 6px 2px; font: 600 12px/1.45 ui-monospace, monospace; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
button { display: grid; grid-template-columns: 64px 1fr; gap: 8px; inline-size: 100%; padding: 5px 6px; border: 0; border-radius: 4px; background: none; color: inherit; font: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
button:hover { background: light-dark(#f0f1f3, #2b2f35); }
:focus-visible { outline: 2px solid light-dark(#1a5fd0, #8ab4ff); outline-offset: -2px; }
.place { font-variant-numeric: tabular-nums; font-weight: 600; }
`;
