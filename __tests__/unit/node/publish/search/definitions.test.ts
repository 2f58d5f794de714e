import { makeDefinitions } from '../../../../../node/publish/search/definitions';
import type { DefinedName } from '../../../../../node/publish/search/definitions';

const pages = new Map([
  ['/docs/refunds', { path: '/docs/refunds/', title: 'Refunds' }],
  ['/docs/rates', { path: '/docs/rates', title: 'Rates' }],
]);
const refund: DefinedName = { name: 'Refund', definition: 'Money back.', page: '/docs/refunds' };

describe('definitions for questions', () => {
  it('lead to the page as it is declared, under the base path', () => {
    expect(makeDefinitions([refund], [], pages, '/base')).toEqual([
      { names: ['Refund'], text: 'Money back.', url: '/base/docs/refunds/', title: 'Refunds' },
    ]);
  });

  it('also have the names that mean the same, unless these have a definition of their own', () => {
    const reversal: DefinedName = { name: 'reversal', definition: 'By the bank.', page: '/docs/rates' };
    const synonyms = [
      ['refund', 'money back', 'reversal'],
      ['rate', 'ratio'],
    ];
    expect(makeDefinitions([refund, reversal], synonyms, pages, '').map(({ names }) => names)).toEqual([
      ['Refund', 'money back'],
      ['reversal'],
    ]);
  });

  it('are one for each name, that of the glossary, which comes first', () => {
    const rate: DefinedName = { name: 'refund', definition: 'A measure.', page: '/docs/rates' };
    expect(makeDefinitions([refund, rate], [], pages, '').map(({ text }) => text)).toEqual(['Money back.']);
  });

  it('are left out when no page that can be searched says more', () => {
    const hidden: DefinedName = { name: 'draft', definition: 'Hidden.', page: '/docs/draft' };
    expect(makeDefinitions([hidden, { ...hidden, name: 'alone', page: null }], [], pages, '')).toEqual([]);
  });
});
