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
  it('CHT-04, CHT-05 mounts with the id, unmounts with it (section 7), mounts again', async () => {
    const { world, widget } = await setUpMounted();
    expect(widget.isMounted()).toBe(true);
    widget.want(false);
    await settle();
    expect(world).toMatchObject({ widgets: 0, unmounts: [{ id: 'w1' }] });
    expect(widget.isMounted()).toBe(false);
    widget.want(true);
    await settle();
    expect(world).toMatchObject({ widgets: 1, mounts: [{ id: 'w1' }, { id: 'w1' }] });
  });

  it.each(faults)('CHT-06 a mount that %s resets the flag; the next eligible page tries again', async (outcome) => {
    const { world, widget } = setUp();
    world.mountOutcome = outcome;
    widget.want(true);
    await settle();
    expect(widget.isMounted()).toBe(false);
    expect(world.messages).toEqual(['mounting failed']);
    world.mountOutcome = 'resolves';
    widget.want(true);
    await settle();
    expect(widget.isMounted()).toBe(true);
    expect(world.widgets).toBe(1);
  });

  it.each(faults)('CHT-06 an unmount that %s sets the flag back; the next such page tries again', async (outcome) => {
    const { world, widget } = await setUpMounted();
    world.unmountOutcome = outcome;
    widget.want(false);
    await settle();
    expect(widget.isMounted()).toBe(true);
    expect(world.messages).toEqual(['unmounting failed']);
    world.unmountOutcome = 'resolves';
    widget.want(false);
    await settle();
    expect(widget.isMounted()).toBe(false);
    expect(world.widgets).toBe(0);
  });

  it('CHT-07 tries a blocked script again on the next eligible page, three times in all', async () => {
    const { world, widget } = setUp();
    world.scriptOutcome = 'is blocked';
    for (let page = 0; page < 10; page += 1) {
      widget.want(page % 2 === 0);
      await settle();
      expect(world.scriptTags).toBe(0);
    }
    expect(world.scriptLoads).toBe(3);
    expect(widget.isMounted()).toBe(false);
  });

  it('CHT-08 mounts again when a mount was refused because an unmount was still under way', async () => {
    const { world, widget } = await setUpMounted();
    let finishUnmount = (): void => undefined;
    jest.spyOn(world.host, 'findProvider').mockReturnValue({
      mount: (settings) => {
        world.mounts.push(settings);
        return Promise.resolve(world.widgets === 0 ? ((world.widgets = 1), true) : false);
      },
      unmount: () =>
        new Promise<void>((resolve) => {
          finishUnmount = () => {
            world.widgets = 0;
            resolve();
          };
        }),
    });
    widget.want(false);
    widget.want(true);
    await settle();
    expect(world.mounts).toHaveLength(2);
    finishUnmount();
    await settle();
    expect(world.mounts).toHaveLength(3);
    expect(world.widgets).toBe(1);
    expect(widget.isMounted()).toBe(true);
  });

  it('CHT-08 waits 5 s at most for such an unmount, and for none that the reader left behind', async () => {
    const { world, widget } = await setUpMounted();
    jest.spyOn(world.host, 'findProvider').mockReturnValue({
      mount: (settings) => {
        world.mounts.push(settings);
        return false;
      },
      unmount: () => new Promise(() => undefined),
    });
    const delays = jest.spyOn(world.host, 'after');
    widget.want(false);
    widget.want(true);
    await settle();
    world.passTime();
    expect(delays).toHaveBeenCalledWith(5000, expect.any(Function));
    expect(world.mounts).toHaveLength(3);
    widget.want(false);
    widget.want(true);
    await settle();
    expect(world.mounts).toHaveLength(4);
    widget.want(false);
    world.passTime();
    await settle();
    expect(world.mounts).toHaveLength(4);
    expect(widget.isMounted()).toBe(false);
  });

  it('CHT-06, CHT-08 hears of a failure after 5 s too', async () => {
    const { world, widget } = await setUpMounted();
    let reject: (reason: Error) => void = () => undefined;
    jest.spyOn(world.host, 'findProvider').mockReturnValue({
      unmount: () => new Promise((_, refuse) => (reject = refuse)),
    });
    widget.want(false);
    world.passTime();
    expect(widget.isMounted()).toBe(false);
    reject(new Error('late'));
    await settle();
    expect(widget.isMounted()).toBe(true);
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

  it('CHT-06 a mount that failed late is not taken for a widget when its unmount failed too', async () => {
    const { world, widget } = setUp();
    widget.want(true);
    widget.want(false);
    await settle();
    world.mountOutcome = 'rejects';
    world.unmountOutcome = 'throws';
    widget.want(true);
    widget.want(false);
    await settle();
    expect(widget.isMounted()).toBe(false);
    world.mountOutcome = 'resolves';
    widget.want(true);
    await settle();
    expect(world.widgets).toBe(1);
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
