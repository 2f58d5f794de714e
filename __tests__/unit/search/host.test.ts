import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSearch, startSearchHost } from '../../../src/search/host';
import { storageKeys } from '../../../src/shared/constants';
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
const prepareIndex = jest.fn();
jest.mock('../../../src/search/providers/embedded/index-source', () => ({
  prepareIndex: () => prepareIndex() as undefined,
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
  it('SOV-01 by the button, without following its link', async () => {
    const button = screen.getByText('Search');
    const followed = jest.fn((event: Event) => event.defaultPrevented);
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(button);
    expect(dialog()).toBeInTheDocument();
    expect(followed).toHaveReturnedWith(true);
    expect(within(dialog() as HTMLElement).getByRole('searchbox')).toHaveFocus();
  });

  it('SOV-01 leaves modified clicks to the browser', () => {
    const button = screen.getByText('Search');
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      expect(isTaken(() => fireEvent.click(button, init))).toBe(false);
    }
    expect(dialog()).toBeNull();
  });

  it.each([
    ['/', { key: '/' }],
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Cmd+K', { key: 'k', metaKey: true }],
    ['Ctrl+K in capitals', { key: 'K', ctrlKey: true }],
  ])('SOV-01 by %s', (_name, init) => {
    fireEvent.keyDown(document.body, init);
    expect(dialog()).toBeInTheDocument();
  });

  it('SOV-01 `/` is a letter in a field, Ctrl+K is not', () => {
    const other = screen.getByRole('textbox', { name: 'Other' });
    fireEvent.keyDown(other, { key: '/' });
    expect(dialog()).toBeNull();
    fireEvent.keyDown(other, { key: 'k', ctrlKey: true });
    expect(dialog()).toBeInTheDocument();
  });

  it.each([
    ['`/` with a modifier', { key: '/', ctrlKey: true }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
    ['a key of an input method', { key: '/', isComposing: true }],
    ['a key of an input method in Safari', { key: '/', keyCode: 229 }],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }],
    ['a letter elsewhere', { key: 'a' }],
  ])('SOV-01 not by %s', (_name, init) => {
    fireEvent.keyDown(document.body, init);
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

  it('SOV-01 not by `/` for a reader who has switched single keys off', () => {
    localStorage.setItem(storageKeys.singleKeys, 'off');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(dialog()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(dialog()).toBeInTheDocument();
    localStorage.clear();
  });

  it('SOV-01 Ctrl+K closes it again', () => {
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'k', ctrlKey: true });
    expect(dialog()).toBeNull();
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

  it('SOV-05 with the selected text as query, unless it is long', () => {
    const select = (text: string) =>
      jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => text } as Selection);
    select(' chargeback ');
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue('chargeback');
    stop();
    stop = startSearchHost();
    select('charge\n\nback fee');
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue('charge back fee');
    stop();
    stop = startSearchHost();
    select('x'.repeat(65));
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('SOV-05 takes the keys that were pressed before the site ran', () => {
    document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: 'refu' } }));
    expect(screen.getByRole('searchbox')).toHaveValue('refu');
  });

  it('opens with a question to be answered at once', async () => {
    mountOverlay.mockClear();
    document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query: 'What is it?', asks: true } }));
    await waitFor(() => expect(mountOverlay).toHaveBeenCalledWith(expect.objectContaining({ asks: true })));
    expect(screen.getByRole('searchbox')).toHaveValue('What is it?');
  });

  it('SOV-06 loads on hover, focus or touch of the button, and not before', async () => {
    prepareIndex.mockClear();
    fireEvent.pointerOver(screen.getByText('Text'));
    expect(prepareIndex).not.toHaveBeenCalled();
    fireEvent.pointerOver(screen.getByText('Search'));
    fireEvent.focusIn(screen.getByText('Search'));
    fireEvent.touchStart(screen.getByText('Search'));
    await waitFor(() => expect(prepareIndex).toHaveBeenCalledTimes(3));
    expect(document.head.querySelectorAll('link[rel="preload"][href="/search/manifest.json"]')).toHaveLength(1);
    expect(dialog()).toBeNull();
  });

  it('SIN-01 SIN-02 has a field of 64 characters before the overlay comes', () => {
    openSearch();
    expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', '64');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocapitalize', 'off');
    expect(screen.getByRole('searchbox')).toHaveAttribute('autocorrect', 'off');
  });
});

describe('closing search', () => {
  it('SOV-02 by the back button, which stays on the page', async () => {
    openSearch('refund');
    await overlayReady();
    const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    const { href } = window.location;
    history.back();
    await left;
    expect(dialog()).toBeNull();
    expect(window.location.href).toBe(href);
  });

  it('SOV-02 SOV-05 by Escape; the focus goes back', async () => {
    const other = screen.getByRole('textbox', { name: 'Other' });
    other.focus();
    openSearch();
    await overlayReady();
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape', ...composing });
    expect(dialog()).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(dialog()).toBeNull();
    expect(other).toHaveFocus();
    expect(document.body).not.toHaveClass('DocSearch--active');
    expect(mounted.unmount).toHaveBeenCalled();
  });

  it('SOV-02 not by Escape while the overlay has something of its own to leave', async () => {
    openSearch();
    await overlayReady();
    mounted.escape.mockReturnValueOnce(true);
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(dialog()).toBeInTheDocument();
  });

  it('SOV-03 by the backdrop and by the back gesture', () => {
    openSearch();
    fireEvent.mouseDown(screen.getByRole('searchbox'));
    expect(dialog()).toBeInTheDocument();
    fireEvent.mouseDown(dialog() as HTMLElement);
    expect(dialog()).toBeNull();
    openSearch();
    dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
  });

  it('SOV-08 marks the page while it is open', () => {
    openSearch();
    expect(document.body).toHaveClass('DocSearch--active');
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

  it('SKB-03 Tab goes round inside', () => {
    openSearch();
    const field = screen.getByRole('searchbox');
    const button = document.createElement('button');
    dialog()?.append(button);
    button.focus();
    fireEvent.keyDown(button, { key: 'Tab' });
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'Tab', shiftKey: true });
    expect(button).toHaveFocus();
  });
});

describe('an overlay that cannot be loaded', () => {
  it('SOV-06 says so in the dialog; Retry loads it again, and what was typed stays', async () => {
    jest.resetModules();
    const fresh = await import('../../../src/search/host');
    const load = jest.mocked((await import('../../../src/browser/load')).loadStyles);
    load.mockRejectedValueOnce(new Error('Loading chunk 5 failed.'));
    fresh.openSearch();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Search could not be loaded.');
    await userEvent.type(screen.getByRole('searchbox'), 'refund');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await overlayReady();
    expect(mountOverlay.mock.lastCall?.[0].shell.input.value).toBe('refund');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
