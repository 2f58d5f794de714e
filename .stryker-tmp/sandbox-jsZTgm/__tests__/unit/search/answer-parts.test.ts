import { readPart } from '../../../src/search/answers/assistant-parts';

const read = (part: unknown): ReturnType<typeof readPart> => readPart(JSON.stringify(part));

describe('events of an assistant', () => {
  it.each([
    ['the number of results that it says', { nbHits: 12, hits: [1] }, 12],
    ['the results that it has', { hits: [1, 2] }, 2],
    ['none, where it has none', {}, 0],
    ['none, where it is nothing', null, 0],
    ['none, where it is a text', 'found', 0],
    ['the results, where their number is no number', { nbHits: 'many', hits: [1] }, 1],
    ['none, where results are no list', { hits: 'many' }, 0],
  ])('AIM-05 a search that has ended counts %s', (_name, output, results) => {
    expect(read({ type: 'tool-output-available', toolCallId: 't', output })).toEqual({
      type: 'tool',
      id: 't',
      query: '',
      results,
    });
  });

  it.each(['tool-input-start', 'tool-input-available'])('AIM-05 a search is shown from %s on', (type) => {
    expect(read({ type, toolCallId: 't', input: { query: 'refund' } })).toEqual({
      type: 'tool',
      id: 't',
      query: 'refund',
      results: null,
    });
    expect(read({ type, input: { query: 7 } })).toEqual({ type: 'tool', id: '', query: '', results: null });
    expect(read({ type })).toMatchObject({ query: '' });
    expect(read({ type, input: null })).toMatchObject({ query: '' });
  });

  it('AIM-12 an answer may begin without a number, and a source may have no title', () => {
    expect(read({ type: 'start' })).toEqual({ type: 'start' });
    expect(read({ type: 'start', messageId: 7 })).toEqual({ type: 'start' });
    expect(read({ type: 'source-url', url: '/a' })).toEqual({ type: 'source', url: '/a', title: '' });
  });

  it('AIM-12 a failure is told in the words of the service, or in ours where it has none', () => {
    expect(() => read({ type: 'error', errorText: 'Too long.' })).toThrow('Too long.');
    expect(() => read({ type: 'error' })).toThrow('The assistant reported an error.');
    expect(() => read({ type: 'abort' })).toThrow('The assistant stopped.');
  });

  it.each([
    null,
    7,
    'text',
    [],
    {},
    { type: 'unknown' },
    { type: 'text-delta' },
    { type: 'text-delta', delta: 7 },
    { type: 'source-url', title: 'No address' },
  ])('AIM-13 %j is passed over', (part) => {
    expect(read(part)).toBeNull();
  });
});
