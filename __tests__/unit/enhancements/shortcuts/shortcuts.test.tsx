import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShortcutsButton } from '../../../../src/components/shortcuts/ShortcutsButton';
import { startShortcuts } from '../../../../src/enhancements/shortcuts/shortcuts';
import { switchSingleKeys } from '../../../../src/enhancements/shortcuts/single-keys';
import { storageKeys } from '../../../../src/shared/constants';
import { site } from '../../../../src/shared/site';
import { installDialog } from '../../../support/search/dialog';

const turned: string[] = [];

beforeAll(startShortcuts);

beforeEach(() => {
  installDialog();
  localStorage.clear();
  turned.length = 0;
  document.body.innerHTML =
    '<main><nav><a rel="prev" href="/a">A</a><a rel="next" href="/b">B</a></nav><input aria-label="Field"></main>';
  for (const link of screen.getAllByRole('link')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      turned.push(String(link.getAttribute('rel')));
    });
  }
});

/** Returns whether the key did something. */
const press = (init: KeyboardEventInit, target: HTMLElement = document.body): boolean =>
  !fireEvent.keyDown(target, init);

const help = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

describe('turning pages', () => {
  it('leaves open dialogs alone', () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
    expect(press({ key: ']' })).toBe(false);
    expect(turned).toEqual([]);
  });

  it('does nothing at the end of the pages', () => {
    document.querySelector('[rel="next"]')?.remove();
    press({ key: ']' });
    expect(turned).toEqual([]);
  });
});

describe('the list of keys', () => {
  it('opens by ?, once, and closes by its button', async () => {
    press({ key: '?' });
    const dialog = await help();
    expect(within(dialog).getByText('Next page').parentElement).toHaveTextContent(']');
    expect(press({ key: '?' })).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    fireEvent(dialog, new Event('close'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a click beside it closes it', async () => {
    press({ key: '?' });
    const dialog = await help();
    await userEvent.click(within(dialog).getByRole('heading'));
    expect(dialog).toHaveProperty('open', true);
    await userEvent.click(dialog);
    expect(dialog).toHaveProperty('open', false);
  });

  it.each([
    ['apple', '⌘ K'],
    ['other', 'Ctrl K'],
  ])('names the key of the platform: %s', async (platform, key) => {
    document.documentElement.dataset.platform = platform;
    press({ key: '?' });
    expect(within(await help()).getByText(key)).toBeInTheDocument();
    delete document.documentElement.dataset.platform;
  });

  it('SXP-02 names no keys of search where the owner wants none', async () => {
    jest.replaceProperty(site, 'searchShortcuts', false);
    press({ key: '?' });
    expect(within(await help()).queryByText('Search')).toBeNull();
  });
});

it('STO-02 what a reader switches off is stored under a key of this site, and what is switched on is not', () => {
  expect(storageKeys.singleKeys).toMatch(/^site\./);
  switchSingleKeys(false);
  expect(localStorage.getItem(storageKeys.singleKeys)).toBe('off');
  switchSingleKeys(true);
  expect(localStorage.getItem(storageKeys.singleKeys)).toBeNull();
});

it('has no button where the owner wants no such keys', () => {
  jest.replaceProperty(site, 'pageShortcuts', false);
  const { container } = render(<ShortcutsButton />);
  expect(container).toBeEmptyDOMElement();
});
