import { createModel } from '../../../src/search/overlay/create-model';
import { firstRows } from '../../../src/search/overlay/items';
import type { Item, ItemGroup } from '../../../src/search/overlay/items';
import { SearchError } from '../../../src/search/model/client';
import { SearchModel } from '../../../src/search/overlay/search-model';
import type { SearchState } from '../../../src/search/overlay/search-model';
import { searchSettings } from '../../../src/shared/site-search';
import { recordEvents } from '../../support/reader-events';
import { holdAnswers, makeSite } from '../../support/search/site';
import type { Site } from '../../support/search/site';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

/** A model in which `ref` has been answered, and the states its listeners are told from then on. */
async function answered(site: Site = makeSite()): Promise<{ model: SearchModel; told: SearchState[] }> {
  const model = createModel(site, '');
  model.start();
  model.type('ref');
  await settle();
  const told: SearchState[] = [];
  model.subscribe(() => told.push(model.getState()));
  return { model, told };
}

describe('SST-02 the list waits for the answer', () => {
  it('is told of a key once, with what belongs to it', async () => {
    const { model, told } = await answered();
    model.type('refu');
    expect(model.getState()).toMatchObject({ query: 'refu', isCurrent: false });
    await settle();
    expect(told.map(({ shown, isCurrent }) => [shown.query, isCurrent])).toEqual([['refu', true]]);
  });

  it('keeps the active entry meanwhile', async () => {
    const { model } = await answered();
    const { activeItem } = model.getState();
    expect(activeItem).toMatchObject({ kind: 'hit' });
    model.type('refu');
    await Promise.resolve();
    expect(model.getState().activeItem).toBe(activeItem);
  });

  it('is told at once that the field was emptied, or that something was put into it', async () => {
    const { model, told } = await answered();
    model.search('payout');
    expect(told.at(-1)?.query).toBe('payout');
    await settle();
    model.type('');
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

describe('ANL-07 a search is reported', () => {
  it('when search is closed, with its number of hits; one that was typed on is not', async () => {
    const events = recordEvents();
    const model = createModel(makeSite(), '');
    const stop = model.start();
    model.type('refu');
    await settle();
    model.type('refund');
    await settle();
    const { hitCount } = model.getState().shown;
    stop();
    expect(hitCount).toBeGreaterThan(0);
    expect(events).toEqual([
      ['search', { search_term: 'refund' }],
      ['view_search_results', { search_term: 'refund', hit_count: hitCount }],
    ]);
  });

  it('not if the reader types on and closes search before the answer', async () => {
    const events = recordEvents();
    const site = makeSite();
    const model = createModel(site, '');
    const stop = model.start();
    model.type('payo');
    await settle();
    holdAnswers(site);
    model.type('payout');
    stop();
    expect(events).toEqual([]);
  });

  it('not if it fails', async () => {
    const events = recordEvents();
    jest.spyOn(console, 'warn').mockReturnValue();
    const site = makeSite();
    site.search.mockRejectedValue(new SearchError('down'));
    const model = createModel(site, '');
    const stop = model.start();
    model.type('invoice');
    await settle();
    stop();
    expect(events).toEqual([]);
  });
});

/** The items of the list, in order. */
const rows = (model: SearchModel): Item[] => model.getState().groups.flatMap(({ items }) => items);

/** A site that can be told that results have improved. */
function makeImprovingSite() {
  const site = makeSite();
  const stopImproving = jest.fn();
  const onImprovement = jest.fn<() => void, [() => void]>(() => stopImproving);
  site.client = { ...site.client, onImprovement };
  return { site, improve: () => onImprovement.mock.calls[0]?.[0](), stopImproving };
}

describe('a new model', () => {
  it('shows nothing, which is the result of an empty query only', () => {
    const shown = { query: '', hitCount: 0, failure: null };
    const empty: SearchState = { query: '', status: 'idle', shown, groups: [], activeItem: null, isCurrent: true };
    expect(createModel(makeSite(), '').getState()).toEqual(empty);
    expect(createModel(makeSite(), 'ref').getState()).toEqual({ ...empty, query: 'ref', isCurrent: false });
  });

  it('shows nothing until the first answer', () => {
    const model = createModel(makeSite(), '');
    model.search('ref');
    expect(model.getState()).toMatchObject({ query: 'ref', status: 'loading', groups: [], activeItem: null });
  });
});

describe('the search for a query', () => {
  it('asks for as many hits of a page as the settings say', async () => {
    const site = makeSite();
    await answered(site);
    expect(site.search.mock.lastCall?.[0]).toMatchObject([
      { text: 'ref', hitsPerGroup: searchSettings.resultsPerPage },
    ]);
  });

  it('is current as long as the query differs in spaces around it only', async () => {
    const site = makeSite();
    const { model } = await answered(site);
    expect(model.getState()).toMatchObject({ status: 'idle', isCurrent: true });
    const held = holdAnswers(site);
    model.type('ref ');
    expect(model.getState()).toMatchObject({ query: 'ref ', shown: { query: 'ref' }, isCurrent: true });
    await settle();
    held.forEach((answer) => answer());
    await settle();
    model.type('ref');
    expect(model.getState()).toMatchObject({ query: 'ref', shown: { query: 'ref ' }, isCurrent: true });
  });

  it.each([
    ['no result', () => Promise.resolve({ results: [] }), 'The response contains no result.', undefined],
    ['an unknown fault', () => Promise.reject(new RangeError('x')), 'The search failed.', new RangeError('x')],
  ])('that ends in %s is a failure, which is shown with no active entry', async (_, answer, message, cause) => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const site = makeSite();
    site.search.mockImplementation(answer);
    const { model } = await answered(site);
    const { status, shown, activeItem } = model.getState();
    expect([status, activeItem]).toEqual(['error', null]);
    expect(shown).toMatchObject({ query: 'ref', hitCount: 0, failure: { message, kind: 'response' } });
    expect(shown.failure?.cause).toEqual(cause);
    expect(warn.mock.calls).toEqual([[shown.failure]]);
  });

  it('is not a failure any more while it is repeated, or while another one is under way', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const site = makeSite();
    const failure = new SearchError('Offline.');
    site.search.mockRejectedValue(failure);
    const { model } = await answered(site);
    expect(warn).toHaveBeenCalledWith(failure);
    expect(model.getState()).toMatchObject({ status: 'error', shown: { failure } });
    holdAnswers(site);
    model.retry();
    expect(model.getState()).toMatchObject({ status: 'loading', isCurrent: true, shown: { failure } });
    model.type('refu');
    expect(model.getState()).toMatchObject({ status: 'loading', isCurrent: false, shown: { failure } });
  });

  it('ends without a trace when another one supersedes it', async () => {
    const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
    const site = makeSite();
    const { model, told } = await answered(site);
    site.search.mockImplementation(
      (_, signal) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('Superseded.', 'AbortError')));
        }),
    );
    model.type('refu');
    model.type('refun');
    await settle();
    expect(warn).not.toHaveBeenCalled();
    expect(model.getState()).toMatchObject({ query: 'refun', status: 'loading', shown: { query: 'ref' } });
    expect(told).toEqual([]);
  });
});

describe('results that can improve', () => {
  it('are asked for again', async () => {
    const { site, improve } = makeImprovingSite();
    const model = createModel(site, 'ref');
    model.start();
    await settle();
    const { groups } = model.getState();
    improve();
    await settle();
    expect(site.search).toHaveBeenCalledTimes(2);
    expect(model.getState().groups).not.toBe(groups);
    expect(model.getState().groups).toEqual(groups);
  });

  it('are left alone while the field is blank', async () => {
    const { site, improve } = makeImprovingSite();
    const model = createModel(site, '');
    model.start();
    await settle();
    const refresh = jest.spyOn(model, 'refresh');
    improve();
    expect(refresh).not.toHaveBeenCalled();
    model.type('  ');
    await settle();
    improve();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('are left alone when the reader points at one', async () => {
    const { site, improve } = makeImprovingSite();
    const { model } = await answered(site);
    model.point(2);
    expect(model.getState().activeItem).toBe(rows(model)[2]);
    improve();
    await settle();
    expect(site.search).toHaveBeenCalledTimes(1);
  });

  it('do not replace the list when they arrive after the reader points at one', async () => {
    const { site, improve } = makeImprovingSite();
    const { model } = await answered(site);
    const held = holdAnswers(site);
    improve();
    await settle();
    const { groups, shown } = model.getState();
    model.point(2);
    const { activeItem } = model.getState();
    expect(activeItem).toBe(rows(model)[2]);
    held.forEach((answer) => answer());
    await settle();
    expect(model.getState()).toMatchObject({ status: 'idle', isCurrent: true });
    expect(model.getState().groups).toBe(groups);
    expect(model.getState().shown).toBe(shown);
    expect(model.getState().activeItem).toBe(activeItem);
  });

  it('are not asked for after the overlay has closed, which also ends the search under way', async () => {
    const { site, stopImproving } = makeImprovingSite();
    holdAnswers(site);
    const model = createModel(site, 'ref');
    const stop = model.start();
    await settle();
    const signal = site.search.mock.lastCall?.[1];
    expect([signal?.aborted, stopImproving.mock.calls.length]).toEqual([false, 0]);
    stop();
    expect([signal?.aborted, stopImproving.mock.calls.length]).toEqual([true, 1]);
  });
});

describe('the active entry', () => {
  it('stays while the same search is repeated', async () => {
    const site = makeSite();
    const { model } = await answered(site);
    model.point(2);
    const { activeItem } = model.getState();
    holdAnswers(site);
    model.retry();
    expect(model.getState().status).toBe('loading');
    expect(activeItem).toBe(rows(model)[2]);
    expect(model.getState().activeItem).toBe(activeItem);
  });

  it('stays at the next key until its answer, which the reader has not chosen from', async () => {
    const site = makeSite();
    const { model } = await answered(site);
    model.point(2);
    const { activeItem } = model.getState();
    const held = holdAnswers(site);
    model.type('refu');
    expect(model.getState().activeItem).toBe(activeItem);
    await settle();
    model.point(0);
    held.forEach((answer) => answer());
    await settle();
    expect(model.getState()).toMatchObject({ shown: { query: 'refu' }, activeItem: { kind: 'hit' } });
  });
});

describe('listeners', () => {
  it('are told of another active entry, and of nothing once they have left', async () => {
    const { model, told } = await answered();
    const listener = jest.fn();
    const leave = model.subscribe(listener);
    model.point(2);
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    model.point(0);
    await settle();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(told.map(({ activeItem }) => activeItem)).toEqual([rows(model)[2], rows(model)[0]]);
  });

  it('are told of the first letter and of an empty field before there is an answer, of other letters after it', async () => {
    const site = makeSite();
    const model = createModel(site, '');
    const told: string[] = [];
    model.start();
    await settle();
    model.subscribe(() => told.push(`${model.getState().query}|${model.getState().shown.query}`));
    const held = holdAnswers(site);
    model.type('r');
    await settle();
    expect(told).toEqual(['r|']);
    model.type('re');
    await settle();
    held.forEach((answer) => answer());
    await settle();
    model.type('');
    await settle();
    expect(told).toEqual(['r|', 're|re', '|re', '|']);
  });

  it('are told of each answer, also when two in a row have nothing to list', async () => {
    const model = new SearchModel({
      client: makeSite([]).client,
      indexName: 'docs',
      initialQuery: '',
      startGroups: () => [],
      askGroups: () => [],
      emptyGroups: () => [],
      onAnswer: () => undefined,
    });
    model.type('ref');
    await settle();
    const told: string[] = [];
    model.subscribe(() => told.push(model.getState().shown.query));
    model.type('refu');
    await settle();
    expect(told).toEqual(['refu']);
  });
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
