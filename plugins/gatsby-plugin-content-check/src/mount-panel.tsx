import { createRoot } from 'react-dom/client';
import { Panel } from './Panel';
import { panelStyles } from './panel-styles';

/** Adds the panel to the page, in a shadow root: neither the site's styles nor the panel's affect the other. */
export function mountPanel(): void {
  const host = document.createElement('content-check');
  document.body.append(host);
  createRoot(host.attachShadow({ mode: 'open' })).render(
    <>
      <style>{panelStyles}</style>
      <Panel />
    </>,
  );
}
