import {
  entryKey,
  recordPopState,
  expectLinkArrival,
  stampEntry,
  takeArrival,
} from '../../../src/navigation/history-entries';

beforeEach(() => {
  expectLinkArrival();
  history.replaceState(null, '', '/a');
});

describe('history entries', () => {
  it('NAV-10 an entry without key gets one of its own', () => {
    const keys = ['/a', '/b'].map((path) => {
      history.replaceState(null, '', path);
      expect(entryKey()).toBeUndefined();
      expect(stampEntry()).toBe(true);
      return entryKey();
    });
    expect(new Set(keys).size).toBe(2);
  });

  it('an entry that has a key keeps it, and what others stored beside it', () => {
    history.replaceState({ key: '1', menu: true }, '');
    expect(stampEntry()).toBe(false);
    expect(history.state).toEqual({ key: '1', menu: true });
    history.replaceState({ menu: true }, '');
    expect(stampEntry()).toBe(true);
    expect(history.state).toEqual({ key: entryKey(), menu: true });
  });

  it.each([null, 'text', 3, { key: 4 }, {}])('a state of %j has no key', (state) => {
    history.replaceState(state, '');
    expect(entryKey()).toBeUndefined();
  });

  it('NAV-08 an entry without key is a fragment link that the browser has just followed', () => {
    expect(recordPopState()).toBe('fragment');
    expect(takeArrival()).toBe('fragment');
  });

  it('NAV-10 one that the site has seen is a step back or forward', () => {
    stampEntry();
    expect(recordPopState()).toBe('traversal');
    expect(takeArrival()).toBe('traversal');
  });

  it('says so once; all else are links', () => {
    stampEntry();
    recordPopState();
    takeArrival();
    expect(takeArrival()).toBe('link');
    recordPopState();
    expectLinkArrival();
    expect(takeArrival()).toBe('link');
  });
});
