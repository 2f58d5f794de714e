import { noteEntry, stampFirstEntry, takeNewFragment } from '../../../../src/components/navigation/history-entries';

const state = (): unknown => history.state;

describe('history entries', () => {
  it('NAV-10 the first entry gets the key that the router knows it by', () => {
    history.replaceState(null, '', '/a');
    stampFirstEntry();
    expect(state()).toEqual({ key: 'initial' });
  });

  it('an entry that has a key keeps it, and what others stored beside it', () => {
    history.replaceState({ key: '1', menu: true }, '');
    stampFirstEntry();
    expect(noteEntry()).toBe(false);
    expect(state()).toEqual({ key: '1', menu: true });
    expect(takeNewFragment()).toBe(false);
  });

  it('NAV-08 an entry without key is a fragment link that was just followed; it gets a key of its own', () => {
    const keys = ['#x', '#y'].map((hash) => {
      history.replaceState(null, '', hash);
      expect(noteEntry()).toBe(true);
      expect(takeNewFragment()).toBe(true);
      expect(takeNewFragment()).toBe(false);
      return (state() as { key: string }).key;
    });
    expect(new Set(keys).size).toBe(2);
    expect(noteEntry()).toBe(false);
  });
});
