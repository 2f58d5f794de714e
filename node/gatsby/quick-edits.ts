import { emitter, store } from 'gatsby/dist/redux';
import { initializeDataMachine, recreatePagesMachine } from 'gatsby/dist/state-machines/data-layer';
import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import type { AnyInterpreter, StateNode } from 'xstate';
import { registry } from 'xstate/lib/registry';

/** Time in milliseconds in which several saved files are one change. */
const batchTime = 25;

/**
 * Makes `gatsby develop` show an edit sooner: without this, Gatsby waits half a second for further
 * changes before it looks at one.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/waiting/index.ts
 * @reach gatsby: the state `batchingNodeMutations` of the machine `waiting` goes on after 500 ms; `gatsby develop`
 *   stops with a message: `quick-edits.test.ts`
 */
export function showEditsSoon(): void {
  const { config } = waitingMachine.states.batchingNodeMutations ?? {};
  if (!config?.after || !('500' in config.after)) {
    throw new Error('gatsby develop no longer waits for half a second: see node/gatsby/quick-edits.ts.');
  }
  config.after = { [batchTime]: config.after['500'] };
}

/** States in which part of a cycle has already run: what reads a changed file now may never be looked at. */
const busyStates = ['recreatingPages', 'runningQueries'] as const;

/**
 * Of all state machines in this process, that of `gatsby develop` is one of the first.
 * @reach xstate: its registry lists machines as `x:0`, `x:1`, …; `gatsby develop` stops with a message:
 *   `site/develop.test.ts`
 */
const sessions = Array.from({ length: 20 }, (_, index) => `x:${index}`);

/**
 * Makes `gatsby develop` wait with a change that comes while it works on another, for instance the next of a hundred files
 * that a branch brings. Gatsby reads it at once, and misses the page if it has already made the list of pages.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts
 * @reach gatsby: the machine `build` has these states, and a transition on `ADD_NODE_MUTATION` whose actions may be
 *   replaced; `gatsby develop` stops with a message: `site/develop.test.ts`
 */
export function queueEdits(): void {
  const services = sessions.map((id) => registry.get(id) as Partial<AnyInterpreter> | undefined);
  const develop = services.find((service) => service?.machine?.id === 'build')?.machine;
  const changed = (state: Pick<StateNode, 'transitions'> | undefined): StateNode['transitions'][number] | undefined =>
    state?.transitions.find(({ eventType }) => eventType === 'ADD_NODE_MUTATION');
  const queue = changed(develop)?.actions;
  for (const name of busyStates) {
    const transition = changed(develop?.states[name]);
    if (!queue || !transition) {
      throw new Error('gatsby develop no longer has the states that are changed in node/gatsby/quick-edits.ts.');
    }
    transition.actions = queue;
  }
}

/** What Gatsby knows of the values of a field: how many there are of each kind. */
interface Values {
  total: number;
  /** Of objects. */
  dprops?: Fields;
  /** Of arrays. */
  item?: FieldValues;
}
type FieldValues = Readonly<Record<string, Values>>;
type Fields = Readonly<Record<string, FieldValues>>;

/**
 * Keeps the schema in `gatsby develop` after an edit that leaves the types of nodes and the kinds of their values as they
 * are. Gatsby builds it again after each edit, which takes a third of the time until the edit is seen. It lists the pages
 * then, and by that time the hooks that make nodes of a file, which it does not wait for, have usually ended; here it waits.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/schema/infer/inference-metadata.ts
 * @reach gatsby: two machines have a service `buildSchema`, the store has the kinds of values of each type in
 *   `inferenceMetadata.typeMap`, and its emitter tells when hooks begin and end; `gatsby develop` stops with a message, or
 *   a saved page is gone: `quick-edits.test.ts`, `site/develop.test.ts`
 */
export function keepSchema(): void {
  let ended: Promise<void> = Promise.resolve();
  emitter.on('API_RUNNING_START', () => {
    ended = new Promise((resolve) => {
      const end = (): void => {
        emitter.off('API_RUNNING_QUEUE_EMPTY', end);
        resolve();
      };
      emitter.on('API_RUNNING_QUEUE_EMPTY', end);
    });
  });
  let built = '';
  for (const { options } of [initializeDataMachine, recreatePagesMachine]) {
    const build = options.services?.buildSchema;
    if (typeof build !== 'function') {
      throw new Error('gatsby develop no longer builds its schema as node/gatsby/quick-edits.ts expects.');
    }
    options.services = {
      ...options.services,
      buildSchema: async (context, event, meta) => {
        await ended;
        if (built !== '' && readShapes() === built) return;
        await build(context, event, meta);
        built = readShapes();
      },
    };
  }
}

/** Returns the types of nodes, each with the kinds of values of its fields, as a text. */
function readShapes(): string {
  const types = Object.entries(store.getState().inferenceMetadata.typeMap);
  return JSON.stringify(types.map(([name, { fieldMap }]) => [name, shapesOf((fieldMap ?? {}) as Fields)]));
}

function shapesOf(fields: Fields): unknown {
  return Object.entries(fields).map(([name, values]) => [
    name,
    ...Object.entries(values)
      .filter(([, { total }]) => total > 0)
      .map(([kind, { dprops, item }]) => [kind, shapesOf(dprops ?? {}), shapesOf(item ? { item } : {})]),
  ]);
}
