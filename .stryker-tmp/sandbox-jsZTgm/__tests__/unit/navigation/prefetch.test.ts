import type * as Prefetch from '../../../src/navigation/prefetch';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const agent = (userAgent: string, connection?: Connection) =>
  ({ userAgent, ...(connection ? { connection } : {}) }) as unknown as Navigator;

/** Loads that wait for an answer, by path; modules of its own for each test. */
async function setUp(): Promise<{ module: typeof Prefetch; loads: string[]; answer: (path: string) => Promise<void> }> {
  const loads: string[] = [];
  const answers = new Map<string, () => void>();
  jest.resetModules();
  jest.doMock('../../../src/navigation/gatsby-runtime', () => ({
    loadPage: (path: string) => {
      loads.push(path);
      return new Promise((resolve) => answers.set(path, () => resolve(null)));
    },
  }));
  const module = await import('../../../src/navigation/prefetch');
  const answer = async (path: string): Promise<void> => {
    answers.get(path)?.();
    for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
  };
  return { module, loads, answer };
}

function link(href: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = href;
  document.body.append(anchor);
  return anchor;
}

function setConnection(connection: Connection | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/docs/open');
  setConnection(undefined);
});

describe('mayPrefetch', () => {
  it.each<[string, Connection | undefined, boolean]>([
    ['slow-2g', { effectiveType: 'slow-2g' }, false],
    ['2g', { effectiveType: '2g' }, false],
    ['3g', { effectiveType: '3g' }, true],
    ['4g', { effectiveType: '4g' }, true],
    ['no API', undefined, true],
    ['an API without values', {}, true],
    ['data saver', { effectiveType: '4g', saveData: true }, false],
    ['data saver on 2g', { effectiveType: '2g', saveData: true }, false],
  ])('NAV-13 on %s', async (_, connection, expected) => {
    const { module } = await setUp();
    expect(module.mayPrefetch(agent('Mozilla/5.0', connection))).toBe(expected);
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1)', false],
    ['Some-Crawler/1.0', false],
    ['BaiduSpider', false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120', true],
  ])('NAV-17 as %s: %s', async (userAgent, expected) => {
    const { module } = await setUp();
    expect(module.mayPrefetch(agent(userAgent))).toBe(expected);
  });
});

describe('prefetchLink', () => {
  it('NAV-14 loads each path once, whatever its query, hash or link', async () => {
    const { module, loads, answer } = await setUp();
    module.prefetchLink(link('/docs/a'));
    module.prefetchLink(link('/docs/a'));
    module.prefetchLink(link('/docs/a#b'));
    await answer('/docs/a');
    module.prefetchLink(link('/docs/a'));
    expect(loads).toEqual(['/docs/a']);
  });

  it('NAV-15 loads four at a time, the others in their order', async () => {
    const { module, loads, answer } = await setUp();
    const paths = ['/1', '/2', '/3', '/4', '/5', '/6'];
    for (const path of paths) module.prefetchLink(link(path));
    expect(loads).toEqual(paths.slice(0, 4));
    await answer('/3');
    expect(loads).toEqual(paths.slice(0, 5));
    await answer('/1');
    expect(loads).toEqual(paths);
  });

  it.each(['https://example.com/', '/file.pdf', '/docs/open', '#x', '/%E0%A4%A'])(
    'NAV-14 does not load %s',
    async (href) => {
      const { module, loads } = await setUp();
      module.prefetchLink(link(href));
      expect(loads).toEqual([]);
    },
  );

  it('NAV-13 loads nothing on a slow connection, and does so once it is better', async () => {
    const { module, loads } = await setUp();
    setConnection({ effectiveType: '2g' });
    module.prefetchLink(link('/docs/a'));
    expect(loads).toEqual([]);
    setConnection({ effectiveType: '4g' });
    module.prefetchLink(link('/docs/a'));
    expect(loads).toEqual(['/docs/a']);
  });
});

describe('watchLinksInView', () => {
  const observers: { callback: IntersectionObserverCallback; observed: Set<Element>; connected: boolean }[] = [];

  beforeEach(() => {
    observers.length = 0;
    class FakeObserver {
      readonly state;
      constructor(callback: IntersectionObserverCallback) {
        this.state = { callback, observed: new Set<Element>(), connected: true };
        observers.push(this.state);
      }
      observe(element: Element): void {
        this.state.observed.add(element);
      }
      unobserve(element: Element): void {
        this.state.observed.delete(element);
      }
      disconnect(): void {
        this.state.connected = false;
      }
    }
    Object.defineProperty(window, 'IntersectionObserver', { configurable: true, writable: true, value: FakeObserver });
  });

  const show = (target: Element, isIntersecting: boolean): void => {
    const observer = observers.at(-1);
    observer?.callback([{ target, isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
  };

  it('NAV-14 looks at cards and neighbours only, and loads one when it is in view', async () => {
    const { module, loads } = await setUp();
    const card = link('/docs/card');
    card.dataset.prefetch = 'view';
    link('/docs/in-the-sidebar');
    module.watchLinksInView();
    expect([...(observers[0]?.observed ?? [])]).toEqual([card]);
    expect(loads).toEqual([]);
    show(card, false);
    expect(loads).toEqual([]);
    show(card, true);
    expect(loads).toEqual(['/docs/card']);
    expect(observers[0]?.observed.size).toBe(0);
  });

  it('stops looking at the links of the page before', async () => {
    const { module } = await setUp();
    module.watchLinksInView();
    module.watchLinksInView();
    expect(observers.map(({ connected }) => connected)).toEqual([false, true]);
  });

  it('does without the observer, and without anything on a slow connection', async () => {
    const { module } = await setUp();
    setConnection({ saveData: true });
    module.watchLinksInView();
    expect(observers).toHaveLength(0);
    setConnection(undefined);
    Reflect.deleteProperty(window, 'IntersectionObserver');
    expect(() => module.watchLinksInView()).not.toThrow();
  });
});
