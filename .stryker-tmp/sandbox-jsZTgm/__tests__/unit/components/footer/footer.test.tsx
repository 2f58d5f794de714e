import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../../../src/components/footer/Footer';

beforeEach(() => void render(<Footer />));

it('FTR-01 has logo, copyright and three groups', () => {
  const footer = screen.getByRole('contentinfo');
  expect(footer.querySelector('img')).toHaveAttribute('width', '160');
  expect(footer.querySelector('img')).toHaveAttribute('height', '55');
  expect(footer).toHaveTextContent(/© 2025/);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Resources',
    'Solutions',
    'Benefits',
  ]);
});

it('FTR-03 each title names its list', () => {
  for (const title of ['Resources', 'Solutions', 'Benefits']) {
    expect(within(screen.getByRole('list', { name: title })).getAllByRole('link').length).toBeGreaterThan(0);
  }
});

it('FTR-02 the links are external and say that they open in a new tab', () => {
  for (const link of screen.getAllByRole('link')) {
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:\/\/www\.example\.com\//));
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(expect.stringContaining('(opens in new tab)'));
  }
});
