import { createWidget } from '../../../../plugins/gatsby-plugin-chat-widget/src/widget';
import type { Provider } from '../../../../plugins/gatsby-plugin-chat-widget/src/widget';
import { createWorld, outcomes, settle } from './fake-provider';
import type { Outcome } from './fake-provider';

function setUp() {
  const world = createWorld();
  return { world, widget: createWidget('w1', world.host) };
}

/** A world whose script has run and whose widget is shown. */
async function setUpMounted() {
  const { world, widget } = setUp();
  widget.want(true);
  await settle();
  expect(world).toMatchObject({ widgets: 1, mounts: [{ id: 'w1' }] });
  return { world, widget };
}

const faults: readonly Outcome[] = ['throws', 'rejects'];
const successes = outcomes.filter((outcome) => !faults.includes(outcome));

describe('chat widget', () => {
  it('CHT-04 loads nothing before the first eligible page, and the script once', async () => {
    const { world, widget } = setUp();
    widget.want(false);
    expect(world.scriptLoads).toBe(0);
    widget.want(true);
    widget.want(false);
    widget.want(true);
    await settle();
    widget.want(false);
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ scriptLoads: 1, scriptTags: 1, widgets: 1 });
  });

  it('CHT-04, CHT-05 mounts with the id, unmounts with it (section 7), mounts again', async () => {
    const { world, widget } = await setUpMounted();
    widget.want(false);
    await settle();
    expect(world).toMatchObject({ widgets: 0, unmounts: [{ id: 'w1' }] });
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ widgets: 1, mounts: [{ id: 'w1' }, { id: 'w1' }] });
  });

  it.each(faults)('CHT-06 a mount that %s resets the flag; the next eligible page tries again', async (outcome) => {
    const { world, widget } = setUp();
    world.mountOutcome = outcome;
    widget.want(true);
    await settle();
    widget.want(false);
    await settle();
    expect(world).toMatchObject({ messages: ['mounting failed'], unmounts: [] });
    world.mountOutcome = 'resolves';
    widget.want(true);
    await settle();
    expect(world.widgets).toBe(1);
  });

  it.each(faults)('CHT-06 an unmount that %s sets the flag back; the next such page tries again', async (outcome) => {
    const { world, widget } = await setUpMounted();
    world.unmountOutcome = outcome;
    widget.want(false);
    await settle();
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ messages: ['unmounting failed'], mounts: [{ id: 'w1' }] });
    world.unmountOutcome = 'resolves';
    widget.want(false);
    await settle();
    expect(world.widgets).toBe(0);
  });

  it('CHT-06 a page that came while a call was pending gets its own try when the call fails', async () => {
    const { world, widget } = await setUpMounted();
    world.unmountOutcome = 'rejects';
    widget.want(false);
    world.unmountOutcome = 'resolves';
    widget.want(false);
    await settle();
    expect(world).toMatchObject({ widgets: 0, unmounts: [{ id: 'w1' }, { id: 'w1' }] });
  });

  it('CHT-06 does not trust its flag when a call has failed behind a newer one, until one succeeds', async () => {
    const { world, widget } = await setUpMounted();
    Object.assign(world, { unmountOutcome: 'rejects', mountOutcome: 'throws' });
    widget.want(false);
    widget.want(true);
    await settle();
    Object.assign(world, { unmountOutcome: 'resolves', mountOutcome: 'resolves' });
    for (const isWanted of [false, false]) {
      widget.want(isWanted);
      await settle();
    }
    expect(world).toMatchObject({ widgets: 0, unmounts: [{ id: 'w1' }, { id: 'w1' }] });
  });

  it('CHT-07 tries a blocked script again on the next eligible page, three times in all', async () => {
    const { world, widget } = setUp();
    world.scriptOutcome = 'is blocked';
    for (let page = 0; page < 10; page += 1) {
      widget.want(page % 2 === 0);
      await settle();
      expect(world.scriptTags).toBe(0);
    }
    expect(world).toMatchObject({ scriptLoads: 3, mounts: [] });
  });

  it('CHT-07 recovers when the second load succeeds', async () => {
    const { world, widget } = setUp();
    world.scriptOutcome = 'is blocked';
    widget.want(true);
    await settle();
    world.scriptOutcome = 'loads';
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ scriptLoads: 2, scriptTags: 1, widgets: 1 });
  });

  it('CHT-08, CHT-09 a pending unmount neither delays nor undoes the next mount, which is exactly one', async () => {
    const { world, widget } = await setUpMounted();
    world.unmountOutcome = 'never settles';
    widget.want(false);
    await settle();
    widget.want(true);
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ widgets: 1, unmounts: [{ id: 'w1' }] });
    world.passTime();
    await settle();
    expect(world).toMatchObject({ widgets: 1, mounts: [{ id: 'w1' }, { id: 'w1' }] });
  });

  /** A mounted widget whose provider refuses to mount it until the unmount has ended, as DocsBot's does. */
  async function setUpRefused() {
    const { world, widget } = await setUpMounted();
    const finish: (() => void)[] = [];
    jest.spyOn(world.host, 'findProvider').mockReturnValue({
      mount: (settings) => {
        world.mounts.push(settings);
        return Promise.resolve(world.widgets === 0 ? ((world.widgets = 1), true) : false);
      },
      unmount: () =>
        new Promise<void>((resolve) => {
          finish.push(() => {
            world.widgets = 0;
            resolve();
          });
        }),
    });
    const delays = jest.spyOn(world.host, 'after');
    widget.want(false);
    widget.want(true);
    await settle();
    expect(world.mounts).toHaveLength(2);
    return { world, widget, finish, delays };
  }

  it('CHT-08 mounts again when a mount was refused because an unmount was still under way', async () => {
    const { world, finish } = await setUpRefused();
    finish[0]?.();
    await settle();
    expect(world).toMatchObject({ widgets: 1, mounts: { length: 3 } });
    world.passTime();
    await settle();
    expect(world.mounts).toHaveLength(3);
  });

  it('CHT-06 does not trust its flag when such a repeated mount fails, since the widget may be there', async () => {
    const { world, widget } = await setUpMounted();
    world.unmountOutcome = 'throws';
    widget.want(false);
    widget.want(true);
    world.global = 'nothing';
    await settle();
    Object.assign(world, { unmountOutcome: 'resolves', global: 'provider' });
    expect(world.widgets).toBe(1);
    widget.want(false);
    await settle();
    expect(world.widgets).toBe(0);
  });

  it('CHT-08 waits 5 s at most for such an unmount, and for none that the reader left behind', async () => {
    const { world, widget, delays } = await setUpRefused();
    world.passTime();
    await settle();
    expect(delays).toHaveBeenCalledWith(5000, expect.any(Function));
    expect(world.mounts).toHaveLength(3);
    widget.want(false);
    widget.want(true);
    widget.want(false);
    world.passTime();
    await settle();
    expect(world.mounts).toHaveLength(4);
  });

  it('CHT-09 eligible → not eligible before the script has loaded: no mount', async () => {
    const { world, widget } = setUp();
    world.scriptOutcome = 'never answers';
    widget.want(true);
    widget.want(false);
    world.finishScript('loads');
    await settle();
    expect(world).toMatchObject({ mounts: [], unmounts: [], scriptLoads: 1 });
  });

  it.each(successes)('CHT-09 the same state twice: no second call, when a call %s', async (outcome) => {
    const { world, widget } = setUp();
    Object.assign(world, { mountOutcome: outcome, unmountOutcome: outcome });
    for (const isWanted of [true, true, false, false]) {
      widget.want(isWanted);
      await settle();
    }
    expect(world).toMatchObject({ mounts: [{ id: 'w1' }], unmounts: [{ id: 'w1' }], widgets: 0, messages: [] });
  });

  it.each(['nothing', 'garbage', 'throws'] as const)(
    'CHT-09 the global is %s after load: message, not mounted',
    async (global) => {
      const { world, widget } = setUp();
      world.global = global;
      widget.want(true);
      await settle();
      expect(world.messages).toEqual(['mounting failed']);
      world.global = 'provider';
      widget.want(true);
      await settle();
      expect(world).toMatchObject({ widgets: 1, scriptLoads: 1 });
    },
  );

  it.each(['another object', 'nothing', 'garbage'] as const)(
    'CHT-11 survives a global that became %s',
    async (global) => {
      const { world, widget } = await setUpMounted();
      world.global = global;
      widget.want(false);
      await settle();
      expect(world.widgets).toBe(0);
    },
  );

  it('CHT-11 survives a promise whose constructor throws', async () => {
    const { world, widget } = setUp();
    const hostile = Promise.resolve();
    void Object.defineProperty(hostile, 'constructor', {
      get: () => {
        throw new Error('hostile');
      },
    });
    const findProvider = (): Provider => ({ mount: () => hostile });
    jest.spyOn(world.host, 'findProvider').mockImplementation(findProvider);
    expect(() => widget.want(true)).not.toThrow();
    await settle();
    expect(world.messages).toEqual(['mounting failed']);
  });
});
