import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollapsibleDropdown, Dropdown } from '../../../../src/components/dropdown/Dropdown';

const items = [
  { label: 'Guides', to: '/guides' },
  { label: 'Community', to: 'https://community.example.com/' },
];
const button = () => screen.getByRole('button', { name: 'More' });
const isOpen = (open: boolean) => expect(button()).toHaveAttribute('aria-expanded', String(open));

describe('NVB-09 on wide screens', () => {
  beforeEach(() => {
    render(
      <>
        <Dropdown label="More" items={items} path="/docs/x" />
        <button>Elsewhere</button>
      </>,
    );
  });

  it('a click of the mouse does not close what its hover opened', async () => {
    await userEvent.click(button());
    isOpen(true);
  });

  it('a finger toggles', async () => {
    const finger = { keys: '[TouchA]', target: button() };
    await userEvent.pointer(finger);
    isOpen(true);
    await userEvent.pointer(finger);
    isOpen(false);
  });

  it('an Escape that ends a composition does not close it', async () => {
    button().focus();
    await userEvent.keyboard('{ArrowDown}');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Guides' }), { key: 'Escape', keyCode: 229 });
    isOpen(true);
  });

  it('closes when the focus leaves it', async () => {
    button().focus();
    await userEvent.keyboard('{Enter}');
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    isOpen(false);
  });
});

describe('NVB-09 on narrow screens', () => {
  it('is open at the start when it has the open page', () => {
    render(<CollapsibleDropdown label="More" items={items} path="/guides/example" />);
    expect(screen.getByRole('button', { name: 'Collapse the dropdown' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Guides' })).not.toHaveAttribute('aria-current');
  });
});
