/** What the inline starter recorded before the site ran. */
export interface EarlyEvent {
  type: 'search' | 'menu' | 'click' | 'text' | 'key';
  target?: HTMLElement;
  text?: string;
}

/** What the inline starter and the site share. */
export interface EarlyWindow {
  ___early?: EarlyEvent[];
  ___ready?: boolean;
  /** Something else, such as a translator, has changed the page that the server sent. */
  ___changed?: boolean;
}

/** Hands recorded clicks and keys to the parts that were not there yet; nothing the reader did is lost. */
export function replayEarlyEvents(): void {
  const early = window as unknown as EarlyWindow;
  early.___ready = true;
  const events = early.___early ?? [];
  early.___early = [];
  const typed = events.flatMap(({ type, text }) => (type === 'text' && text ? text : [])).join('');
  for (const { type, target, text } of events) {
    if (type === 'search') {
      document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: typed } }));
      return;
    }
    if (type === 'menu' || type === 'click') target?.click();
    if (type === 'key') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: text ?? '', bubbles: true }));
  }
}
