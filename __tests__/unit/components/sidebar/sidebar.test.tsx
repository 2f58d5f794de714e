import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { revealCurrent } from '../../../../src/components/sidebar/reveal';
import { Sidebar } from '../../../../src/components/sidebar/Sidebar';
import { tree } from './tree-fixture';

const checkoutCaret = () => screen.getByRole('button', { name: /sidebar category 'Checkout'/ });

it('SBR-04 is a navigation named "Docs sidebar" inside a complementary region', () => {
  render(<Sidebar items={tree} path="/docs/open" />);
  const navigation = screen.getByRole('navigation', { name: 'Docs sidebar' });
  expect(screen.getByRole('complementary')).toContainElement(navigation);
});

it('NVB-08 repeats the logo without a tab stop', async () => {
  const { container } = render(<Sidebar items={tree} path="/docs/open" />);
  expect(container.querySelector('aside img')).toHaveAttribute('width', '204');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Get started' })).toHaveFocus();
});

it('SBR-11 expansion survives leaving the docs and coming back', async () => {
  const { unmount } = render(<Sidebar items={tree} path="/docs/open" />);
  await userEvent.click(checkoutCaret());
  unmount();
  render(<Sidebar items={tree} path="/docs/open/inside" />);
  expect(checkoutCaret()).toHaveAttribute('aria-expanded', 'true');
});

describe('SBR-19 the open page is brought into the visible part of the sidebar', () => {
  function areaWith(item: { top: number; bottom: number }): HTMLElement {
    const area = document.createElement('nav');
    area.innerHTML = '<a aria-current="page">Here</a>';
    area.getBoundingClientRect = () => DOMRect.fromRect({ y: 60, height: 600 });
    const link = area.querySelector('a');
    if (link) link.getBoundingClientRect = () => DOMRect.fromRect({ y: item.top, height: item.bottom - item.top });
    area.scrollTop = 100;
    return area;
  }

  it.each([
    ['below', { top: 700, bottom: 730 }, 100 + 70 + 200],
    ['above', { top: 20, bottom: 50 }, 100 - 40 - 200],
    ['visible', { top: 300, bottom: 330 }, 100],
  ])('%s', (_, item, expected) => {
    const area = areaWith(item);
    revealCurrent(area);
    expect(area.scrollTop).toBe(expected);
  });
});
