import { closestNames } from '../../../../node/base/closest-names';

describe('closestNames', () => {
  it('lists the closest first, and those equally close in the order of the alphabet', () => {
    expect(closestNames('steps', ['stepson', 'stops', 'steph', 'step', 'steps', 'other'])).toEqual([
      'steps',
      'step',
      'steph',
      'stops',
      'stepson',
    ]);
  });

  it('ignores case, and keeps that of the names', () => {
    expect(closestNames('tABS', new Set(['Tabs', 'TAB']))).toEqual(['Tabs', 'TAB']);
  });

  it.each([
    ['one edit of three letters', 'tap', 'tab', true],
    ['two edits of five letters', 'tadlz', 'table', false],
    ['two edits of six letters', 'tadlez', 'tables', true],
    ['three edits of nine letters', 'abcxyzghi', 'abcdefghi', false],
    ['one edit of two letters', 'ab', 'ac', false],
    ['no edit of two letters', 'ab', 'ab', true],
    ['two letters too many at the start', 'abc', 'xyabc', false],
    ['two letters missing at the end', 'tabless', 'table', false],
    ['one letter of five', 't', 'table', false],
    ['an empty name', '', 'tab', false],
  ])('takes names that are at most two edits away, and one in three letters: %s', (_, name, other, isClose) => {
    expect(closestNames(name, [other])).toEqual(isClose ? [other] : []);
  });

  it('has nothing to offer without names', () => {
    expect(closestNames('tabs', [])).toEqual([]);
  });
});
