import type { RouteUpdateArgs } from 'gatsby';

/** Each test gets the plugin as on a fresh page. */
async function freshPlugin(options: object): Promise<(path: string) => void> {
  jest.resetModules();
  const { onRouteUpdate } = await import('../../../../plugins/gatsby-plugin-chat-widget/gatsby-browser');
  return (path) => {
    const location = new URL(path, 'https://help.example.com');
    onRouteUpdate?.({ location } as unknown as RouteUpdateArgs, { plugins: [], ...options });
  };
}

const options = { widgetId: 'w1', scriptUrl: 'https://chat.example.com/widget.js', globalName: 'Chat' };
const provider = { mount: jest.fn(() => Promise.resolve()), unmount: jest.fn(() => Promise.resolve()) };
const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll('script')];
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

async function act(): Promise<void> {
  window.dispatchEvent(new Event('pointerdown'));
  await tick();
  await tick();
}

async function answerScript(type: 'load' | 'error'): Promise<void> {
  if (type === 'load') Object.assign(window, { Chat: provider });
  scripts()[0]?.dispatchEvent(new Event(type));
  await tick();
}

describe('chat widget on a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    Object.assign(window, {
      // Never idle: only the reader's action starts the widget.
      requestIdleCallback: jest.fn(),
      CSSStyleSheet: class {
        text = '';
        replaceSync(text: string): void {
          this.text = text;
        }
      },
    });
    Object.assign(document, { adoptedStyleSheets: [] });
    Reflect.deleteProperty(window, 'Chat');
    jest.clearAllMocks();
  });

  it('CHT-02 does nothing at all without a widget id', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    const say = ['log', 'warn', 'error', 'info'].map((name) => jest.spyOn(console, name as 'log'));
    for (const widgetId of [undefined, '']) {
      const visit = await freshPlugin({ ...options, widgetId });
      visit('/docs');
      await act();
    }
    expect(scripts()).toEqual([]);
    expect(listen).not.toHaveBeenCalled();
    expect(window.requestIdleCallback).not.toHaveBeenCalled();
    for (const spy of say) expect(spy).not.toHaveBeenCalled();
  });

  it('CHT-13 waits until the page is idle', async () => {
    const visit = await freshPlugin(options);
    visit('/docs');
    await tick();
    expect(scripts()).toEqual([]);
    const [run] = jest.mocked(window.requestIdleCallback).mock.calls[0] ?? [];
    run?.({ didTimeout: false, timeRemaining: () => 50 });
    await tick();
    await tick();
    expect(scripts().map((script) => [script.src, script.async])).toEqual([[options.scriptUrl, true]]);
  });

  it('CHT-04, CHT-10 loads one script, mounts once, and does not mind the hash or the query', async () => {
    const visit = await freshPlugin(options);
    visit('/docs');
    await act();
    await answerScript('load');
    visit('/docs#a');
    visit('/docs?x=1#b');
    visit('/docs/a');
    await tick();
    expect(scripts()).toHaveLength(1);
    expect(provider.mount.mock.calls).toEqual([[{ id: 'w1' }]]);
    expect(provider.unmount).not.toHaveBeenCalled();
  });

  it('GLB-02 a pattern that is none disables the widget, not the page', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const visit = await freshPlugin({ ...options, include: [7] });
    visit('/docs');
    await act();
    expect(scripts()).toEqual([]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Chat widget'), new TypeError('invalid pattern'));
  });
});
