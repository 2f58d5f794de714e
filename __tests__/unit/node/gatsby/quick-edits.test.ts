import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { showEditsSoon } from '../../../../node/gatsby/quick-edits';

describe('the time in which Gatsby collects changes', () => {
  it('is that of several files saved at once', () => {
    showEditsSoon();
    const { batchingNodeMutations } = waitingMachine.states;
    expect(batchingNodeMutations?.after.map(({ delay, target }) => [delay, target?.map(({ key }) => key)])).toEqual([
      [50, ['committingBatch']],
    ]);
  });

  it('cannot be shortened where Gatsby no longer waits as it did', () => {
    expect(showEditsSoon).toThrow('gatsby develop no longer waits for half a second');
  });
});
