import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Main } from '../../../../src/components/layout/Main';
import { SkipLink } from '../../../../src/components/skip-link/SkipLink';

beforeEach(() => {
  render(
    <>
      <SkipLink />
      <Main>
        <button>In the text</button>
      </Main>
    </>,
  );
});

it('SKP-02 focuses the main content without a hash or a lasting tab stop', async () => {
  await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'In the text' })).toHaveFocus();
  expect(screen.getByRole('main')).not.toHaveAttribute('tabindex');
});

it('SKP-02 works without script', () => {
  expect(screen.getByRole('link')).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});
