import type { Provider, WidgetHost } from '../../../../plugins/gatsby-plugin-chat-widget/src/widget';

/** How a call of the provider ends. `rejects` and `throws` have no effect; the others have theirs at once. */
export type Outcome = 'resolves' | 'no promise' | 'never settles' | 'throws' | 'rejects' | 'hostile thenable';

export const outcomes: readonly Outcome[] = [
  'resolves',
  'no promise',
  'never settles',
  'throws',
  'rejects',
  'hostile thenable',
];

/** What is on `window` when the widget looks for the provider. */
export type Global = 'provider' | 'another object' | 'nothing' | 'garbage' | 'throws';

export type ScriptOutcome = 'loads' | 'is blocked' | 'never answers';

/** A provider and a page around it, with every fault on demand. */
export function createWorld() {
  const timers = new Set<() => void>();
  const pendingScripts: { resolve: () => void; reject: (reason: Error) => void }[] = [];
  const world = {
    /** Widgets that the reader sees. */
    widgets: 0,
    scriptTags: 0,
    scriptLoads: 0,
    mounts: [] as unknown[],
    unmounts: [] as unknown[],
    messages: [] as string[],
    mountOutcome: 'resolves' as Outcome,
    unmountOutcome: 'resolves' as Outcome,
    global: 'provider' as Global,
    scriptOutcome: 'loads' as ScriptOutcome,
    /** All waiting times are over. */
    passTime: (): void => {
      const due = [...timers];
      timers.clear();
      for (const run of due) run();
    },
    /** A script that did not answer so far. */
    finishScript: (outcome: 'loads' | 'is blocked'): void => {
      for (const { resolve, reject } of pendingScripts.splice(0)) {
        if (outcome === 'loads') resolve();
        else {
          world.scriptTags -= 1;
          reject(new Error('blocked'));
        }
      }
    },
  };

  function end(outcome: Outcome, effect: () => unknown): unknown {
    if (outcome === 'throws') throw new Error('provider fault');
    if (outcome === 'rejects') return Promise.reject(new Error('provider fault'));
    const answer = effect();
    if (outcome === 'never settles') return new Promise(() => undefined);
    if (outcome === 'hostile thenable') {
      return {
        then: (resolve: (value: unknown) => void) => {
          resolve(answer);
          resolve('again');
        },
      };
    }
    return outcome === 'no promise' ? answer : Promise.resolve(answer);
  }

  const createProvider = (): Required<Provider> => ({
    mount: (settings) => {
      world.mounts.push(settings);
      return end(world.mountOutcome, () => {
        if (world.widgets > 0) return false;
        world.widgets += 1;
        return undefined;
      });
    },
    unmount: (settings) => {
      world.unmounts.push(settings);
      return end(world.unmountOutcome, () => {
        world.widgets = 0;
      });
    },
  });
  const provider = createProvider();

  const host: WidgetHost = {
    loadScript: () => {
      world.scriptLoads += 1;
      world.scriptTags += 1;
      return new Promise((resolve, reject) => {
        pendingScripts.push({ resolve, reject });
        if (world.scriptOutcome !== 'never answers') world.finishScript(world.scriptOutcome);
      });
    },
    findProvider: () => {
      if (world.global === 'throws') throw new Error('a getter of the global threw');
      if (world.global === 'nothing') return undefined;
      if (world.global === 'garbage') return 7 as unknown as Provider;
      return world.global === 'another object' ? createProvider() : provider;
    },
    after: (_, run) => void timers.add(run),
    warn: (message) => void world.messages.push(message),
  };
  return Object.assign(world, { host });
}

/** Everything that is settled has been heard of. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
