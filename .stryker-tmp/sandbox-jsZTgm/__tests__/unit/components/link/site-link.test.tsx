import { render, screen } from '@testing-library/react';
import { SiteLink } from '../../../../src/components/link/SiteLink';

it('a path of the site is a plain anchor', () => {
  render(<SiteLink to="/docs/x/">Page</SiteLink>);
  expect(screen.getByRole('link', { name: 'Page' }).outerHTML).toBe('<a href="/docs/x/">Page</a>');
});

it.each(['https://example.com/', '//example.com/', 'mailto:a@example.com'])(
  'NAV-12 NAV-20 %s opens in a new tab',
  (to) => {
    render(<SiteLink to={to}>Elsewhere</SiteLink>);
    const link = screen.getByRole('link', { name: 'Elsewhere (opens in new tab)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link.querySelector('svg')).toBeNull();
  },
);

it('NAV-12 shows the icon where asked to', () => {
  render(
    <SiteLink to="https://example.com/" externalIcon>
      Elsewhere
    </SiteLink>,
  );
  expect(screen.getByRole('link').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
