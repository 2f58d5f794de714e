import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountPageStatus } from '../../../../src/components/errors/page-status';
import { setPageStatus } from '../../../../src/navigation/page-status';
import type { PageStatus } from '../../../../src/navigation/page-status';

const show = (status: PageStatus): void => act(() => setPageStatus(status));
const main = (): HTMLElement => document.getElementById('main') as HTMLElement;

beforeAll(() => mountPageStatus());
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  document.body.innerHTML = '<main id="main"><article>Text</article></main>';
});
afterEach(() => {
  show({ status: 'shown' });
  jest.useRealTimers();
});

describe('the status of a page', () => {
  it('ERR-01 ERR-03 is a spinner, after a while, while Retry loads; the focus stays in its place', async () => {
    const retry = jest.fn(() => setPageStatus({ status: 'loading', keepsText: false }));
    show({ status: 'failed', keepsText: false, message: 'Gone.', retry });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(main().firstElementChild).toHaveFocus();
    expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  });

  it('offers to stay only where there is a page to stay on', async () => {
    const dismiss = jest.fn();
    show({ status: 'failed', keepsText: true, message: 'Gone.', retry: () => undefined });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retry']);
    show({ status: 'failed', keepsText: true, message: 'Gone.', retry: () => undefined, dismiss });
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
  });

  it('follows the article when the page gets another one', () => {
    show({ status: 'failed', keepsText: true, message: 'Gone.', retry: () => undefined });
    document.body.innerHTML = '<main id="main">Another</main>';
    show({ status: 'loading', keepsText: true });
    expect(main().firstElementChild).toHaveClass('page-status');
  });
});
