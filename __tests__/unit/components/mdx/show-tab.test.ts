import { showTab } from '../../../../src/components/mdx/tabs/show-tab';

describe('tabs before the scripts are there', () => {
  /** Runs the script as each group of the document does. */
  function runScripts(): void {
    for (const script of document.querySelectorAll('script')) {
      jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
      showTab();
    }
  }

  const group = (name: string): string =>
    `<div data-tabs="key.${name}"><div role="tablist"><button id="${name}-a" aria-selected="true"></button><button id="${name}-b" aria-selected="false"></button></div>` +
    `<div role="tabpanel" data-value="a" aria-labelledby="${name}-a"><i id="${name}-in-a"></i></div><div role="tabpanel" data-value="b" aria-labelledby="${name}-b" hidden><i id="${name}-in-b-ä"></i></div><div hidden><script></script></div></div>`;
  const shown = (): string[] =>
    Array.from(
      document.querySelectorAll<HTMLElement>('[data-value]:not([hidden])'),
      ({ dataset }) => dataset.value ?? '',
    );

  beforeEach(() => {
    document.body.innerHTML = group('one') + group('two');
  });
  afterEach(() => {
    localStorage.clear();
    history.replaceState(null, '', '/');
    jest.restoreAllMocks();
  });

  it('show the panel that the address leads into, whatever the reader chose', () => {
    localStorage.setItem('key.one', 'b');
    localStorage.setItem('key.two', 'a');
    history.replaceState(null, '', '#one-in-a');
    runScripts();
    expect(shown()).toEqual(['a', 'a']);
    history.replaceState(null, '', '#two-in-b-%C3%A4');
    runScripts();
    expect(shown()).toEqual(['b', 'b']);
  });

  it('stay as they are when the reader chose nothing or what is no longer there, or storage throws', () => {
    localStorage.setItem('key.one', 'c');
    runScripts();
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    runScripts();
    expect(shown()).toEqual(['a', 'a']);
  });
});
