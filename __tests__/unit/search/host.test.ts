import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openSearch, startSearchHost } from '../../../src/search/host';
import { site } from '../../../src/shared/site';
import { isTaken } from '../../support/clicks';
import { installDialog } from '../../support/search/dialog';

const mounted = { escape: jest.fn(() => false), query: jest.fn(() => 'typed'), unmount: jest.fn() };
const mountOverlay = jest.fn(
  (_options: { shell: { input: HTMLInputElement }; onDismiss: () => void; onChosen: () => void }) => mounted,
);

jest.mock('../../../src/browser/load', () => ({
  ...jest.requireActual<object>('../../../src/browser/load'),
  loadStyles: jest.fn(() => Promise.resolve()),
}));
jest.mock('../../../src/search/overlay/mount', () => ({
  mountOverlay: (...parameters: Parameters<typeof mountOverlay>) => mountOverlay(...parameters),
}));
jest.mock('../../../src/search/providers/embedded/index-source', () => ({
  prepareIndex: () => undefined,
}));

let stop: () => void;
beforeEach(() => {
  installDialog();
  document.body.innerHTML = '<a href="/search" data-search-open>Search</a><input aria-label="Other"><p>Text</p>';
  stop = startSearchHost();
  mountOverlay.mockClear();
  mounted.query.mockReturnValue('typed');
  mounted.escape.mockReturnValue(false);
});
afterEach(() => stop());

const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Search' });
const overlayReady = (): Promise<void> => waitFor(() => expect(mountOverlay).toHaveBeenCalled());

describe('opening search', () => {
  it('SOV-01 leaves modified clicks to the browser', () => {
    const button = screen.getByText('Search');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(isTaken(() => fireEvent.click(button, init))).toBe(false);
    }
    expect(dialog()).toBeNull();
  });

  it('SOV-01 bears the keys without a name that browsers send when they fill in a form', () => {
    const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    fireEvent(screen.getByRole('textbox', { name: 'Other' }), new Event('keydown', { bubbles: true }));
    window.removeEventListener('error', failed);
    expect(failed).not.toHaveBeenCalled();
    expect(dialog()).toBeNull();
  });

  it.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
  ])('SXP-02 not by %s where the owner wants no shortcuts; a letter on the button still does', (_name, init) => {
    jest.replaceProperty(site, 'searchShortcuts', false);
    fireEvent.keyDown(document.body, init);
    expect(dialog()).toBeNull();
    fireEvent.keyDown(screen.getByText('Search'), { key: 'a' });
    expect(dialog()).toBeInTheDocument();
  });

  it('SOV-04 by a letter or digit on the button, which becomes the query', () => {
    fireEvent.keyDown(screen.getByText('Search'), { key: 'ä' });
    expect(screen.getByRole('searchbox')).toHaveValue('ä');
  });

  it('SOV-04 by Space on the button, which then does not scroll the page; elsewhere it does', () => {
    expect(isTaken(() => fireEvent.keyDown(document.body, { key: ' ' }))).toBe(false);
    expect(dialog()).toBeNull();
    expect(fireEvent.keyDown(screen.getByText('Search'), { key: ' ' })).toBe(false);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it.each([
    [' charge\n\nback fee ', 'charge back fee'],
    ['a'.repeat(65), ''],
  ])('SOV-05 with the selected text as query, in one line, if it fits: %j', (selected, query) => {
    jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => selected } as Selection);
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue(query);
  });

  it('SIN-01 SIN-02 has a field of 64 characters before the overlay comes', () => {
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '64');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocapitalize', 'off');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocorrect', 'off');
  });
});

describe('closing search', () => {
  it('SOV-02 not by an Escape that ends a composition; by another one, after which nothing stays mounted', async () => {
    openSearch();
    await overlayReady();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', ...composing });
    expect(dialog()).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(dialog()).toBeNull();
    expect(mounted.unmount).toHaveBeenCalled();
  });

  it('SOV-03 by the back gesture', () => {
    openSearch();
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
  });

  it('SOV-09 keeps the query for five minutes when dismissed, selects it, and drops it when a hit was chosen', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    // The overlay is drawn after the next frame.
    const frame = 20;
    openSearch('first');
    await jest.advanceTimersByTimeAsync(frame);
    mountOverlay.mock.lastCall?.[0].onDismiss();
    await jest.advanceTimersByTimeAsync(4 * 60_000);
    openSearch();
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    expect(field.value).toBe('typed');
    await jest.advanceTimersByTimeAsync(frame);
    mountOverlay.mock.lastCall?.[0].onDismiss();
    await jest.advanceTimersByTimeAsync(6 * 60_000);
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await jest.advanceTimersByTimeAsync(frame);
    mountOverlay.mock.lastCall?.[0].onChosen();
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue('');
    jest.useRealTimers();
  });
});
