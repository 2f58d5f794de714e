import { render, screen } from '@testing-library/react';
import { Footer } from '../../../../src/components/footer/Footer';
import { isExternal } from '../../../../src/shared/paths';
import { site } from '../../../../src/shared/site';

beforeEach(() => void render(<Footer />));

const titles = site.footer.map(({ title }) => title);

it('FTR-01 has logo, copyright and the groups of the site in their order', () => {
  const footer = screen.getByRole('contentinfo');
  const { width, height } = site.logo.footer;
  expect(footer.querySelector('img')).toHaveAttribute('width', String(width));
  expect(footer.querySelector('img')).toHaveAttribute('height', String(height));
  expect(footer).toHaveTextContent(`© ${site.copyrightYear} ${site.product.name}`);
  expect(screen.queryAllByRole('heading').map(({ textContent }) => textContent)).toEqual(titles);
});

it('FTR-02 external links open in a new tab and say so', () => {
  for (const link of screen.queryAllByRole('link')) {
    if (!isExternal(link.getAttribute('href') ?? '')) continue;
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(expect.stringContaining('(opens in new tab)'));
  }
});
