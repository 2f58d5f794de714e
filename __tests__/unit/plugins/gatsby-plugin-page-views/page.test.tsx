import type { RouteUpdateArgs } from 'gatsby';

const options = { id: 'G-1', scriptUrl: 'https://tag.example.com/gtag/js', cookiePrefix: 'help' };

/** Each test gets the plugin as on a fresh page of a production build. */
async function freshPlugin(changes: object = {}): Promise<(path: string) => Promise<void>> {
  jest.resetModules();
  const { onRouteUpdate } = await import('../../../../plugins/gatsby-plugin-page-views/gatsby-browser');
  return async (path) => {
    history.replaceState(null, '', path);
    onRouteUpdate?.({ location: window.location } as unknown as RouteUpdateArgs, {
      plugins: [],
      ...options,
      ...changes,
    });
    // The title comes later than the route (GAT-13).
    await jest.advanceTimersByTimeAsync(0);
    document.title = `Title of ${path}`;
    await jest.advanceTimersByTimeAsync(80);
  };
}

interface TagWindow {
  dataLayer?: unknown;
  consent?: unknown;
}
const holder = window as unknown as TagWindow;

/** Commands in the queue, as the script would read them. */
function commands(): unknown[][] {
  const queue = Array.isArray(holder.dataLayer) ? (holder.dataLayer as unknown[]) : [];
  return queue.map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return [...(entry as ArrayLike<unknown> & Iterable<unknown>)];
  });
}

const views = (): unknown[][] => commands().filter(([name]) => name === 'config' || name === 'event');
const resources = (): string[] =>
  [...document.querySelectorAll('script, link')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

describe('page views on a page', () => {
  const mode = process.env.NODE_ENV;

  beforeEach(() => {
    jest.useFakeTimers();
    Object.assign(process.env, { NODE_ENV: 'production' });
    document.head.innerHTML = '';
    delete holder.dataLayer;
    delete holder.consent;
    Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) });
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: null });
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: false });
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => void Object.assign(process.env, { NODE_ENV: mode }));

  it('ANL-01 leaves out a query that looks like personal data, and the title of its page', async () => {
    const visit = await freshPlugin();
    await visit('/a');
    await visit('/search?q=jane.doe%40example.com&area=guides#h');
    await jest.advanceTimersByTimeAsync(1_000);
    const event = { page_path: '/search#h', page_location: `${location.origin}/search#h`, page_title: '' };
    expect(views()[1]).toEqual(['event', 'page_view', event]);
  });

  it('ANL-04 loads one asynchronous script, with a preconnect before it', async () => {
    const visit = await freshPlugin();
    await visit('/a');
    await visit('/b');
    expect(resources()).toEqual(['https://tag.example.com', 'https://tag.example.com/gtag/js?id=G-1']);
    expect(document.querySelector('script')?.async).toBe(true);
  });

  it.each([
    ['without an id', { id: undefined }, 'production'],
    ['with an empty id', { id: '' }, 'production'],
    ['in development', {}, 'development'],
  ])('ANL-04 does nothing %s', async (_, changes, environment) => {
    Object.assign(process.env, { NODE_ENV: environment });
    const visit = await freshPlugin(changes);
    await visit('/a');
    expect(resources()).toEqual([]);
    expect(holder.dataLayer).toBeUndefined();
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('ANL-05 respects %s, unless told otherwise', async (name, value) => {
    Object.defineProperty(navigator, name, { configurable: true, value });
    await (
      await freshPlugin()
    )('/a');
    expect(resources()).toEqual([]);
    expect(views()).toEqual([]);
    await (
      await freshPlugin({ respectDoNotTrack: false })
    )('/a');
    expect(views()).toHaveLength(1);
  });

  it.each([
    ['true', true, 1],
    ['a function that returns true', () => true, 1],
    ['false', false, 0],
    ['a function that returns a word', () => 'yes', 0],
    ['missing', undefined, 0],
    [
      'one that throws',
      () => {
        throw new Error('broken');
      },
      0,
    ],
  ])('ANL-05 asks the consent hook: %s', async (_, consent, count) => {
    jest.spyOn(console, 'warn').mockReturnValue();
    holder.consent = consent;
    await (
      await freshPlugin({ consentGlobal: 'consent' })
    )('/a');
    expect(views()).toHaveLength(count);
    expect(resources()).toHaveLength(count * 2);
  });

  it('ANL-05 counts the page on screen when the reader agrees, and stops when the consent is withdrawn', async () => {
    const visit = await freshPlugin({ consentGlobal: 'consent' });
    await visit('/a');
    await visit('/b');
    holder.consent = true;
    document.dispatchEvent(new Event('page-views:consent'));
    await jest.advanceTimersByTimeAsync(80);
    expect(views()).toHaveLength(1);
    expect(JSON.stringify(commands())).toContain('/b');
    expect(JSON.stringify(commands())).not.toContain('/a"');
    holder.consent = false;
    await visit('/c');
    expect(views()).toHaveLength(1);
  });

  it('ANL-05 survives a queue that is none', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    holder.dataLayer = 'garbage';
    const visit = await freshPlugin();
    await expect(visit('/a').then(() => visit('/b'))).resolves.toBeUndefined();
    expect(holder.dataLayer).toBe('garbage');
  });

  it('ANL-06 does not count hashes when told so', async () => {
    const visit = await freshPlugin({ countHashes: false });
    await visit('/a');
    await visit('/a#h');
    await visit('/b#h');
    expect(views()).toHaveLength(2);
    expect(views()[1]).toEqual(['event', 'page_view', expect.objectContaining({ page_path: '/b' })]);
  });

  it('ANL-06 has a transport without a script of others', async () => {
    const sendBeacon = jest.fn((_url: string, _body: string) => true);
    Object.assign(navigator, { sendBeacon });
    const visit = await freshPlugin({ transport: 'beacon', endpoint: '/views' });
    await visit('/a');
    await visit('/b');
    expect(resources()).toEqual([]);
    expect(sendBeacon.mock.calls.map(([url, body]) => [url, JSON.parse(body) as unknown])).toEqual(
      ['/a', '/b'].map((path) => [
        '/views',
        { id: 'G-1', path, address: location.origin + path, title: `Title of ${path}` },
      ]),
    );
  });

  /** Tells the plugin what a reader has done. */
  const tell = (detail: unknown): boolean => document.dispatchEvent(new CustomEvent('page-views:event', { detail }));
  const search = (search_term: string): object => ({ name: 'search', parameters: { search_term } });

  it('ANL-07 sends events of readers by the tag, if asked to', async () => {
    const visit = await freshPlugin({ events: true });
    await visit('/a');
    tell({ name: 'view_search_results', parameters: { search_term: 'refund', hit_count: 0 } });
    expect(views().at(-1)).toEqual(['event', 'view_search_results', { search_term: 'refund', hit_count: 0 }]);
  });

  it('ANL-07 does not listen to them otherwise', async () => {
    const visit = await freshPlugin();
    await visit('/a');
    tell(search('refund'));
    expect(views()).toHaveLength(1);
  });

  it('ANL-07 posts them to an endpoint, one at a time', async () => {
    const sendBeacon = jest.fn((_url: string, _body: string) => true);
    Object.assign(navigator, { sendBeacon });
    const visit = await freshPlugin({ events: true, transport: 'beacon', endpoint: '/views' });
    await visit('/a');
    tell(search('refund'));
    const [url, body = ''] = sendBeacon.mock.calls.at(-1) ?? [];
    expect([url, JSON.parse(body)]).toEqual(['/views', { id: 'G-1', event: 'search', search_term: 'refund' }]);
  });

  it('ANL-07 sends them only while the reader agrees', async () => {
    const visit = await freshPlugin({ events: true, consentGlobal: 'consent' });
    await visit('/a');
    tell(search('before'));
    holder.consent = true;
    tell(search('during'));
    holder.consent = false;
    tell(search('after'));
    expect(views()).toEqual([
      ['config', 'G-1', { cookie_prefix: 'help' }],
      ['event', 'search', { search_term: 'during' }],
    ]);
  });

  it('ANL-07 sends no event whose term looks like personal data', async () => {
    const visit = await freshPlugin({ events: true });
    await visit('/a');
    tell(search('jane@example.com'));
    tell({ name: 'select_content', parameters: { item_id: '/docs/a', search_term: '4111 1111 1111 1111' } });
    expect(views()).toHaveLength(1);
    tell({ name: 'select_content', parameters: { item_id: '/docs/changelog#2024-11-18', search_term: 'news' } });
    expect(views()).toHaveLength(2);
  });

  it('ANL-07 cuts texts at 100 characters, between characters', async () => {
    const visit = await freshPlugin({ events: true });
    await visit('/a');
    tell(search('a'.repeat(200)));
    tell(search(`${'a'.repeat(99)}😀`));
    const terms = views().map(([, , parameters]) => (parameters as { search_term?: string }).search_term);
    expect(terms.slice(1)).toEqual(['a'.repeat(100), 'a'.repeat(99)]);
  });

  it.each([null, 'search', {}, { name: 7, parameters: {} }, { name: 'search', parameters: null }])(
    'ANL-07 ignores what is no event: %j',
    async (detail) => {
      const visit = await freshPlugin({ events: true });
      await visit('/a');
      tell(detail);
      document.dispatchEvent(new Event('page-views:event'));
      expect(views()).toHaveLength(1);
    },
  );

  it('ANL-07 survives a queue that throws', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue();
    const visit = await freshPlugin({ events: true });
    await visit('/a');
    Object.assign(holder.dataLayer as object, {
      push: () => {
        throw new Error('blocked');
      },
    });
    expect(() => tell(search('refund'))).not.toThrow();
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
