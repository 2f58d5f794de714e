import { waitingMachine } from 'gatsby/dist/state-machines/waiting';

/** Time in milliseconds in which several saved files are one change. */
const batchTime = 50;

/**
 * Makes `gatsby develop` show an edit sooner: without this, Gatsby waits half a second for further
 * changes before it looks at one.
 * @throws if Gatsby has changed, so that an upgrade is noticed
 * @see https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/waiting/index.ts
 */
export function showEditsSoon(): void {
  const { config } = waitingMachine.states.batchingNodeMutations ?? {};
  if (!config?.after || !('500' in config.after)) {
    throw new Error('gatsby develop no longer waits for half a second: see node/gatsby/quick-edits.ts.');
  }
  config.after = { [batchTime]: config.after['500'] };
}
