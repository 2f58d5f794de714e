import { markText, snippet } from '../../../src/search/engine/marks';
import type { Matches } from '../../../src/search/engine/marks';
import { toMarkup } from '../../support/search/marked';

const matches = (typed: string[], found: string[] = []): Matches => ({ typed, found: new Set(found) });
const marked = (text: string, ...found: Parameters<typeof matches>): string =>
  toMarkup(markText(text, matches(...found)));

describe('marks', () => {
  it('SRS-05 stand around the beginning that was typed, and around the whole of what was found otherwise', () => {
    expect(marked('Payout and pay', ['pay'], ['payout', 'pay'])).toBe('<mark>Pay</mark>out and <mark>pay</mark>');
    expect(marked('The payout', ['payuot'], ['payout'])).toBe('The <mark>payout</mark>');
    expect(marked('Repay', ['pay'])).toBe('Repay');
  });

  it('SRS-05 SRS-07 stand around no word that only begins like a small one of the query', () => {
    expect(marked('Add an item, refund it', ['a', 'refund', 'i'], ['refund'])).toBe(
      'Add an item, <mark>refund</mark> it',
    );
  });

  it('SRS-05 stand around as much as was typed, of several the most', () => {
    expect(marked('Refunds', ['re', 'refund'], ['refunds'])).toBe('<mark>Refund</mark>s');
    expect(marked('Refunds', ['refund', 're'], ['refunds'])).toBe('<mark>Refund</mark>s');
  });

  it('SRS-05 stand around what was typed also where the word has another length in its plain form', () => {
    expect(marked('Menu\u0308s', ['men'], ['menus'])).toBe('<mark>Men</mark>üs');
    expect(marked('Menu\u0308s', ['menu'], ['menus'])).toBe('<mark>Menü</mark>s');
    expect(marked('Menüs', ['men'], ['menus'])).toBe('<mark>Men</mark>üs');
    expect(marked('ﬁles', ['fi'], ['files'])).toBe('<mark>ﬁ</mark>les');
    expect(marked('un\u00adfinished', ['unf'], ['unfinished'])).toBe('<mark>un\u00adf</mark>inished');
  });

  it('SRS-05 are one around pairs that overlap, and around a name with its signs', () => {
    expect(marked('部署袋鼠服务', ['袋鼠', '鼠服'], ['袋鼠', '鼠服'])).toBe('部署<mark>袋鼠服</mark>务');
    expect(marked('部署袋鼠服务', ['袋'], ['袋鼠'])).toBe('部署<mark>袋</mark>鼠服务');
    expect(marked('C, C++ and (.NET)', ['c++', '.net'], ['c++', '.net'])).toBe(
      'C, <mark>C++</mark> and (<mark>.NET</mark>)',
    );
    expect(marked('AT&T at T', ['at&t'], ['at&t'])).toBe('<mark>AT&T</mark> at T');
  });
});

describe('snippets', () => {
  const cut = (text: string, typed: string[], words = 4): string =>
    toMarkup(snippet(text, matches(typed, typed), words));

  it('show lists and tables without their marks', () => {
    expect(cut('▸ Open it.\n• Or this\n| Name | Text\na | b', ['none'], 20)).toBe('Open it. Or this Name · Text a · b');
  });

  it('SRQ-03 show the place with the most different words of the query, the first of equals', () => {
    const text = 'refund refund refund 1 2 3 4 refund card 5 6 7 8 card refund 9';
    expect(cut(text, ['refund', 'card'])).toBe('…4 <mark>refund</mark> <mark>card</mark> 5…');
    expect(cut('1 2 3 4 refund 5 6 7 8 9 refund 10 11 12', ['refund'])).toBe('…4 <mark>refund</mark> 5 6…');
  });

  it('SRQ-03 count only what is in sight', () => {
    const text = 'refund 1 2 3 4 5 6 card 7 8 refund 9 card 1 2 3';
    expect(cut(text, ['refund', 'card'])).toBe('…8 <mark>refund</mark> 9 <mark>card</mark>…');
  });

  it('SRQ-03 mark nothing outside of them', () => {
    expect(cut('card 1 2 3 4 5 6 refund', ['refund', 'card'])).toBe('<mark>card</mark> 1 2 3…');
  });

  it('SRQ-03 show a short text as it is, on one line', () => {
    expect(cut('A refund\nby card', ['zeppelin'])).toBe('A refund by card');
    expect(cut('(A refund by card.)', ['zeppelin'])).toBe('(A refund by card.)');
    expect(cut('A refund by card.', ['zeppelin'], 3)).toBe('A refund by…');
  });
});
