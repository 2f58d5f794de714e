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
 * @reach gatsby: the state `batchingNodeMutations` of the machine `waiting` goes on after 500 ms, and the machine `build` has
 *   `recreatingPages` and `runningQueries`, with transitions on `ADD_NODE_MUTATION`; `gatsby develop` stops with a message: `quick-edits.test.ts`
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
