import type * as Storage_ from '../../../src/browser/storage';
import { site } from '../../../src/shared/site';
import { storageKeys } from '../../../src/shared/constants';
import { storedKey } from '../../../src/shared/stored-key';

let storage: typeof Storage_;
let warn: jest.SpyInstance;

const original = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage'),
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
};

beforeEach(async () => {
  warn = jest.spyOn(console, 'warn').mockImplementation();
  jest.resetModules();
  storage = await import('../../../src/browser/storage');
});

function block(): void {
  for (const name of Object.keys(original)) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  }
}

function fill(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

const keys = Object.values(storageKeys);

describe('storage that fails', () => {
  // Before the hooks of the set-up, which clear it.
  afterEach(() => {
    for (const [name, descriptor] of Object.entries(original))
      if (descriptor) Object.defineProperty(window, name, descriptor);
  });

  describe.each(keys)('STO-05 %s', (key) => {
    it('is kept when storage is in order', () => {
      expect(storage.readItem(key)).toBeNull();
      storage.writeItem(key, 'a');
      expect(localStorage.getItem(key)).toBe('a');
      expect(storage.readItem(key)).toBe('a');
      storage.writeItem(key, null);
      expect(localStorage.getItem(key)).toBeNull();
    });

    it.each([
      ['access', block],
      ['writing', fill],
    ])('STO-01 lasts for the page view when %s throws', (_, breakStorage) => {
      breakStorage();
      expect(storage.readItem(key)).toBeNull();
      storage.writeItem(key, 'a');
      expect(storage.readItem(key)).toBe('a');
      storage.writeItem(key, null);
      expect(storage.readItem(key)).toBeNull();
    });

    it('is handed over as it is when it holds garbage', () => {
      localStorage.setItem(key, '{"\u0000not json');
      expect(storage.readItem(key)).toBe('{"\u0000not json');
    });
  });

  describe('storage', () => {
    it('STO-01 warns once, however often it is refused', () => {
      block();
      for (const key of keys) storage.writeItem(key, 'x');
      storage.writeSessionItem('site.reload', 'x');
      expect(storage.listItems()).toEqual(keys);
      expect(warn).toHaveBeenCalledTimes(1);
    });

    it('STO-01 stores again as soon as it can', () => {
      const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      storage.writeItem('theme', 'dark');
      storage.writeItem('theme', 'light');
      expect(setItem).toHaveBeenCalledTimes(2);
      expect(localStorage.getItem('theme')).toBe('light');
      localStorage.setItem('theme', 'dark');
      expect(storage.readItem('theme')).toBe('dark');
    });

    it('keeps session and local values apart, also when both are refused', () => {
      block();
      storage.writeItem('same', 'local');
      storage.writeSessionItem('same', 'session');
      expect([storage.readItem('same'), storage.readSessionItem('same')]).toEqual(['local', 'session']);
    });

    it('stores session values for the session', () => {
      storage.writeSessionItem('site.reload', '1');
      expect(sessionStorage.getItem('site.reload')).toBe('1');
      expect(storage.readSessionItem('site.reload')).toBe('1');
    });

    it.each([
      ['in order', () => undefined],
      ['blocked', block],
      ['full', fill],
    ])('STO-04 lists what there is when storage is %s', (_, breakStorage) => {
      breakStorage();
      for (const key of ['docusaurus.tab.a', 'theme']) storage.writeItem(key, 'x');
      storage.writeSessionItem('site.reload', 'x');
      expect(storage.listItems().sort()).toEqual(['docusaurus.tab.a', 'theme']);
      expect(storage.listItems('sessionStorage')).toEqual(['site.reload']);
    });
  });
});

describe('onItemChange', () => {
  const hear = (key: string): (string | null)[] => {
    const heard: (string | null)[] = [];
    storage.onItemChange(key, (value) => heard.push(value));
    return heard;
  };
  const otherTab = (key: string | null, newValue: string | null, area: Storage = localStorage): void => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: area }));
  };

  it('STO-01 tells of real changes in this tab only', () => {
    const heard = hear('theme');
    storage.writeItem('theme', 'dark');
    storage.writeItem('theme', 'dark');
    storage.writeItem('other', 'x');
    storage.writeItem('theme', null);
    storage.writeItem('theme', null);
    expect(heard).toEqual(['dark', null]);
  });

  it('tells of changes in other tabs, and of everything when they clear', () => {
    const heard = hear('theme');
    otherTab('theme', 'dark');
    otherTab('other', 'x');
    otherTab('theme', 'light', sessionStorage);
    otherTab(null, null);
    expect(heard).toEqual(['dark', null]);
  });

  it('believes another tab more than what could not be stored here', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    hear('theme');
    storage.writeItem('theme', 'dark');
    localStorage.setItem('theme', 'light');
    otherTab('theme', 'light');
    expect(storage.readItem('theme')).toBe('light');
  });

  it('stops on request, one listener at a time', () => {
    const heard: string[] = [];
    const stopFirst = storage.onItemChange('theme', () => heard.push('first'));
    storage.onItemChange('theme', () => heard.push('second'));
    stopFirst();
    stopFirst();
    storage.writeItem('theme', 'dark');
    otherTab('theme', 'light');
    expect(heard).toEqual(['second', 'second']);
  });
});

describe('STO-01 a suffix', () => {
  it('keeps the sites of one origin apart', async () => {
    jest.resetModules();
    jest.doMock('../../../src/shared/site', () => ({ site: { ...site, storageSuffix: '.help' } }));
    storage = await import('../../../src/browser/storage');
    localStorage.setItem('theme', 'of another site');
    expect(storage.readItem('theme')).toBeNull();
    storage.writeItem('theme', 'dark');
    expect(localStorage.getItem('theme.help')).toBe('dark');
    expect(storage.listItems()).toEqual(['theme']);
    const heard: (string | null)[] = [];
    storage.onItemChange('theme', (value) => heard.push(value));
    for (const key of ['theme', 'theme.help']) {
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: key, storageArea: localStorage }));
    }
    expect(heard).toEqual(['theme.help']);
    jest.dontMock('../../../src/shared/site');
  });

  it('STO-02 is empty by default: readers keep what they stored on a Docusaurus site', () => {
    expect(storedKey('theme')).toBe('theme');
    expect(storedKey('theme', '.x')).toBe('theme.x');
  });
});
