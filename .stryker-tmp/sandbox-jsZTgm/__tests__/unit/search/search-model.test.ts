import type { ChangeEvent } from 'react';
import { createModel } from '../../../src/search/overlay/create-model';
import { firstRows } from '../../../src/search/overlay/items';
import type { ItemGroup } from '../../../src/search/overlay/items';
import type { SearchModel, SearchState } from '../../../src/search/overlay/search-model';
import { makeSite } from '../../support/search/site';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

function type(model: SearchModel, value: string): void {
  const event = { currentTarget: { value } } as ChangeEvent<HTMLInputElement>;
  model.field.onChange(event);
}

/** A model in which `ref` has been answered, and the states its listeners are told from then on. */
async function answered(): Promise<{ model: SearchModel; told: SearchState[] }> {
  const model = createModel(makeSite(), '');
  model.start();
  type(model, 'ref');
  await settle();
  const told: SearchState[] = [];
  model.subscribe(() => told.push(model.getState()));
  return { model, told };
}

describe('SST-02 the list waits for the answer', () => {
  it('is told of a key once, with what belongs to it', async () => {
    const { model, told } = await answered();
    type(model, 'refu');
    expect(model.getState()).toMatchObject({ query: 'refu', isCurrent: false });
    await settle();
    expect(told.map(({ shown, isCurrent }) => [shown.query, isCurrent])).toEqual([['refu', true]]);
  });

  it('keeps the active entry meanwhile', async () => {
    const { model } = await answered();
    const { activeItem } = model.getState();
    expect(activeItem).toMatchObject({ kind: 'hit' });
    type(model, 'refu');
    await Promise.resolve();
    expect(model.getState().activeItem).toBe(activeItem);
  });

  it('is told at once that the field was emptied, or that something was put into it', async () => {
    const { model, told } = await answered();
    model.search('payout');
    expect(told.at(-1)?.query).toBe('payout');
    await settle();
    type(model, '');
    await Promise.resolve();
    await Promise.resolve();
    expect(told.at(-1)?.query).toBe('');
  });
});

it('SOV-06 the index is opened with the overlay, before the first key', () => {
  const site = makeSite();
  const prepare = jest.fn();
  site.client = { ...site.client, prepare };
  createModel(site, '').start();
  expect(prepare).toHaveBeenCalledTimes(1);
});

describe('what is drawn first', () => {
  const group = (id: string, size: number): ItemGroup => ({
    id,
    label: id,
    items: Array.from({ length: size }, (_, index) => ({ kind: 'suggestion', query: `${id} ${index}` })),
  });

  it('is the dozen rows that a screen has room for, of the groups in their order', () => {
    const groups = [group('ask', 1), group('a', 5), group('b', 5), group('c', 5), group('d', 2)];
    expect(firstRows(groups).map(({ id, items }) => [id, items.length])).toEqual([
      ['ask', 1],
      ['a', 5],
      ['b', 5],
      ['c', 1],
    ]);
    expect(firstRows([group('a', 2)])).toEqual([group('a', 2)]);
    expect(firstRows([])).toEqual([]);
  });
});
