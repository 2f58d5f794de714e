import { developMachine } from 'gatsby/dist/state-machines/develop';
import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { interpret } from 'xstate';
import { queueEdits, showEditsSoon } from '../../../../node/gatsby/quick-edits';

describe('the time in which Gatsby collects changes', () => {
  it('is that of several files saved at once', () => {
    showEditsSoon();
    const { batchingNodeMutations } = waitingMachine.states;
    expect(batchingNodeMutations?.after.map(({ delay, target }) => [delay, target?.map(({ key }) => key)])).toEqual([
      [25, ['committingBatch']],
    ]);
  });

  it('cannot be shortened where Gatsby no longer waits as it did', () => {
    expect(showEditsSoon).toThrow('gatsby develop no longer waits for half a second');
  });
});

describe('a change that comes while Gatsby works on another', () => {
  it('cannot wait where Gatsby has no such states', () => {
    expect(queueEdits).toThrow('gatsby develop no longer has the states');
  });

  it.each(['recreatingPages', 'runningQueries'])('waits in the state "%s"', (state) => {
    const services = { initialize: () => new Promise(() => undefined) };
    const machine = developMachine.withConfig({ services }, { nodeMutationBatch: [] } as never);
    const service = interpret(machine).start();
    queueEdits();
    const { context, actions } = machine.transition(state, { type: 'ADD_NODE_MUTATION', payload: 'change' });
    expect(context).toMatchObject({ nodeMutationBatch: ['change'] });
    expect(actions).toEqual([]);
    service.stop();
  });
});
