import { createCounter } from '../../../../plugins/gatsby-plugin-page-views/src/counter';
import type { PageView, ReaderEvent } from '../../../../plugins/gatsby-plugin-page-views/src/transport';

function setUp() {
  const timers: { delay: number; run: () => void }[] = [];
  const world = {
    path: '/',
    title: 'Home',
    allowed: true,
    started: [] as PageView[],
    sent: [] as PageView[],
    reported: [] as ReaderEvent[],
    warnings: [] as string[],
    timers,
    passTime: () => {
      for (const { run } of timers.splice(0)) run();
    },
  };
  const transport = {
    start: (view: PageView) => world.started.push(view),
    send: (view: PageView) => world.sent.push(view),
    report: (event: ReaderEvent) => world.reported.push(event),
  };
  const counter = createCounter({
    transport,
    isAllowed: () => world.allowed,
    readView: () => ({ path: world.path, address: `https://x.example${world.path}`, title: world.title }),
    after: (delay, run) => timers.push({ delay, run }),
    warn: (message) => world.warnings.push(message),
  });
  const visit = (path: string, title = path): void => {
    world.path = path;
    counter.update();
    world.title = title;
    world.passTime();
  };
  return { world, counter, transport, visit };
}

const paths = (views: readonly PageView[]): string[] => views.map((view) => view.path);

describe('page view counter', () => {
  it('ANL-02 reads the title after it has been set, two frames later at least', () => {
    const { world, counter } = setUp();
    counter.update();
    expect(world.timers.map(({ delay }) => delay >= 32)).toEqual([true]);
    world.title = 'The new title';
    world.passTime();
    expect(world.started).toEqual([{ path: '/', address: 'https://x.example/', title: 'The new title' }]);
  });

  it('ANL-02 waits for a title that is set late, and counts after a second if it stays', () => {
    const { world, counter, visit } = setUp();
    visit('/a', 'A');
    world.path = '/b';
    counter.update();
    for (let wait = 0; wait < 5; wait += 1) world.passTime();
    expect(world.sent).toEqual([]);
    world.title = 'B';
    world.passTime();
    expect(world.sent.map(({ title }) => title)).toEqual(['B']);
    world.path = '/c';
    counter.update();
    for (let wait = 0; wait < 19; wait += 1) world.passTime();
    expect(paths(world.sent)).toEqual(['/b']);
    world.passTime();
    expect(paths(world.sent)).toEqual(['/b', '/c']);
    expect(world.timers).toEqual([]);
  });

  it('ANL-05 does not count a page that was replaced at once', () => {
    const { world, counter } = setUp();
    world.path = '/docs/x/index.html';
    counter.update();
    world.path = '/docs/x/';
    counter.update();
    world.passTime();
    expect(paths([...world.started, ...world.sent])).toEqual(['/docs/x/']);
  });

  it('ANL-05 counts no route twice, as when effects run twice', () => {
    const { world, counter, visit } = setUp();
    visit('/a');
    counter.update();
    world.passTime();
    visit('/a');
    expect([...world.started, ...world.sent]).toHaveLength(1);
  });

  it('ANL-07 reports what a reader does after the first view, which it counts before if need be', () => {
    const { world, counter } = setUp();
    const event = { name: 'search', parameters: { search_term: 'refund' } };
    counter.update();
    counter.report(event);
    expect(paths(world.started)).toEqual(['/']);
    world.passTime();
    counter.report(event);
    expect(world.reported).toEqual([event, event]);
    expect([...world.started, ...world.sent]).toHaveLength(1);
  });
});
