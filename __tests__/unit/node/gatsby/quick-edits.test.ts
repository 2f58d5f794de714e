import { emitter, store } from 'gatsby/dist/redux';
import { recreatePagesMachine } from 'gatsby/dist/state-machines/data-layer';
import { developMachine } from 'gatsby/dist/state-machines/develop';
import { waitingMachine } from 'gatsby/dist/state-machines/waiting';
import { interpret } from 'xstate';
import { keepSchema, queueEdits, showEditsSoon } from '../../../../node/gatsby/quick-edits';

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

describe('the schema', () => {
  const originals = recreatePagesMachine.options.services;
  afterEach(() => {
    recreatePagesMachine.options.services = originals;
  });

  /** Puts nodes into Gatsby's store, as if they were all of a type. */
  const setNodes = (typeName: string, ...nodes: object[]): void => {
    store.dispatch({
      type: 'BUILD_TYPE_METADATA',
      payload: { typeName, clearExistingMetadata: true, nodes: nodes.map((node, id) => ({ ...node, id: String(id) })) },
    } as never);
  };

  it('is built again when nodes have another type, field or kind of value, and kept otherwise', async () => {
    const build = jest.fn(() => Promise.resolve());
    recreatePagesMachine.options.services = { ...originals, buildSchema: build };
    keepSchema();
    const edit = async (typeName: string, ...nodes: object[]): Promise<number> => {
      setNodes(typeName, ...nodes);
      build.mockClear();
      const service = recreatePagesMachine.options.services?.buildSchema as () => Promise<void>;
      await service();
      return build.mock.calls.length;
    };
    expect(await edit('Doc', { title: 'A', tags: ['a'] })).toBe(1);
    expect(await edit('Doc', { title: 'B', tags: ['a', 'b'] }, { title: 'C' })).toBe(0);
    expect(await edit('Doc', { title: 'B', tags: ['a'], date: 7 })).toBe(1);
    expect(await edit('Doc', { title: 'B', tags: ['a'], date: 'soon' })).toBe(1);
    expect(await edit('Doc', { title: 'B', tags: [1], date: 'soon' })).toBe(1);
    expect(await edit('Doc', { title: 'B', tags: [2], date: 'later' })).toBe(0);
    expect(await edit('Doc', { title: 'B', tags: [2], date: 'later', by: { name: 'Ada' } })).toBe(1);
    expect(await edit('Doc', { title: 'B', tags: [2], date: 'later', by: { name: 'Ada', age: 3 } })).toBe(1);
    expect(await edit('Note', { text: 'A' })).toBe(1);
    expect(await edit('Note', { text: 'B' })).toBe(0);
  });

  it('waits for the hooks that make nodes of a saved file', async () => {
    const build = jest.fn(() => Promise.resolve());
    recreatePagesMachine.options.services = { ...originals, buildSchema: build };
    keepSchema();
    emitter.emit('API_RUNNING_START');
    const service = recreatePagesMachine.options.services.buildSchema as unknown as () => Promise<void>;
    const done = service();
    await new Promise((resolve) => setTimeout(resolve));
    expect(build).not.toHaveBeenCalled();
    emitter.emit('API_RUNNING_QUEUE_EMPTY');
    await done;
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('is built again after it could not be built', async () => {
    const build = jest.fn(() => Promise.reject(new Error('conflict')));
    recreatePagesMachine.options.services = { ...originals, buildSchema: build };
    keepSchema();
    const service = recreatePagesMachine.options.services.buildSchema as unknown as () => Promise<void>;
    await expect(service()).rejects.toThrow('conflict');
    await expect(service()).rejects.toThrow('conflict');
  });

  it('cannot be kept where Gatsby has no such service', () => {
    recreatePagesMachine.options.services = {};
    expect(keepSchema).toThrow('gatsby develop no longer builds its schema');
  });
});
