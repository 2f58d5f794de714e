import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { navigateTo } from '../../../../src/navigation/navigate';
import { MobileSidebar } from '../../../../src/components/sidebar/MobileSidebar';
import { tree } from './tree-fixture';

jest.mock('../../../../src/navigation/navigate', () => ({
  navigateTo: jest.fn(),
  onRouteChange: jest.fn(),
}));

/** The menu button and the dialog that it opens. */
function Menu({ path }: { path: string }) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={button} onClick={() => setOpen(true)}>
        Menu
      </button>
      {isOpen ? <MobileSidebar path={path} sidebar={tree} opener={button} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function open(path = '/docs/checkout/flows'): Promise<HTMLElement> {
  render(<Menu path={path} />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Navigation' });
}

const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull();

let desktop: EventTarget;

beforeEach(() => {
  jest.mocked(navigateTo).mockClear();
  // jsdom knows the element, not its modal state.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  desktop = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => desktop as MediaQueryList;
});

it('MOB-09 is not in the document while it is closed', () => {
  const { container } = render(<Menu path="/docs/checkout/flows" />);
  expect(container.querySelectorAll('dialog, nav')).toHaveLength(0);
});

it('MOB-03 has logo, colour-mode button and close button', async () => {
  const dialog = await open();
  expect(within(dialog).getAllByRole('img')[0]).toHaveAttribute('width', '204');
  expect(within(dialog).getByRole('button', { name: /light mode/ })).toBeEnabled();
  expect(within(dialog).getByRole('button', { name: 'Close navigation bar' })).toHaveFocus();
});

it('MOB-04 shows the docs sidebar first, and the main menu on request', async () => {
  const dialog = await open();
  const docs = within(dialog).getByRole('navigation', { name: 'Docs sidebar' });
  expect(docs).not.toHaveAttribute('inert');
  await userEvent.click(within(docs).getByRole('button', { name: '← Back to main menu' }));
  expect(docs).toHaveAttribute('inert');
  const item = within(dialog).getByRole('link', { name: /^Changelog/ });
  expect(item.closest('[inert]')).toBeNull();
  expect(within(dialog).getAllByRole('link', { name: 'Get started' })[0]).toHaveFocus();
});

it('MOB-04 outside of the docs there is the main menu only', async () => {
  const dialog = await open('/guides/example');
  const menu = within(dialog).getByRole('navigation');
  expect(menu).toHaveAccessibleName('Main menu');
  expect(within(menu).getByRole('link', { name: 'CleverEssentials' }).closest('[inert]')).toBeNull();
});

it('MOB-05 starts with the docs sidebar again', async () => {
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: '← Back to main menu' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close navigation bar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByRole('navigation', { name: 'Docs sidebar' })).not.toHaveAttribute('inert');
});

describe('MOB-06 closes', () => {
  it('by the close button, and gives the focus back (MOB-08)', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close navigation bar' }));
    isClosed();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('by the backdrop', async () => {
    await userEvent.click(await open());
    isClosed();
  });

  it.each([
    ['a doc', 'Checkout flows', '/docs/checkout/flows'],
    ['the label of a category with a page', 'Empty with page', '/docs/empty'],
  ])('by %s', async (_, name, path) => {
    const dialog = await open('/docs/checkout/old');
    await userEvent.click(within(dialog).getByRole('link', { name }));
    isClosed();
    expect(navigateTo).toHaveBeenCalledWith(path, { replace: true });
  });

  it('by the label of the open page’s category, without a navigation', async () => {
    const dialog = await open('/docs/checkout/');
    await userEvent.click(within(dialog).getByRole('link', { name: 'Checkout' }));
    isClosed();
    expect(navigateTo).not.toHaveBeenCalled();
  });

  it('by a link of the navbar that opens a tab, which nothing keeps from opening', async () => {
    const dialog = await open();
    const link = within(dialog).getByRole('link', { name: /^For Developers/, hidden: true });
    const event = createEvent.click(link);
    fireEvent(link, event);
    isClosed();
    expect(event.defaultPrevented).toBe(false);
    expect(navigateTo).not.toHaveBeenCalled();
  });
});

it('MOB-06 stays open for a category without page and for a caret', async () => {
  const dialog = await open();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tools' }));
  await userEvent.click(within(dialog).getByRole('button', { name: "Expand sidebar category 'Get started'" }));
  expect(within(dialog).getByRole('link', { name: 'Link generator' })).toBeInTheDocument();
  expect(within(dialog).getByRole('link', { name: 'Quick start guide' })).toBeInTheDocument();
});

describe('MOB-07 the browser’s back button', () => {
  it('closes it and keeps the page', async () => {
    const before = window.location.href;
    await open();
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    isClosed();
    expect(window.location.href).toBe(before);
  });

  it('has an entry of its own to go back to, which closing by hand removes', async () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const push = jest.spyOn(window.history, 'pushState');
    const dialog = await open();
    expect(push).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close navigation bar' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

it('MOB-10 has its own expansion state, which begins with the open page', async () => {
  const dialog = await open('/docs/get-started/manage-users/privileges');
  expect(within(dialog).getByRole('link', { name: 'Privileges' })).toHaveAttribute('aria-current', 'page');
});
