import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '../../../src/navigation/full-load';
import { showLoadFailure, watchFirstLoad } from '../../../src/navigation/load-failure';

jest.mock('../../../src/navigation/full-load', () => ({ reloadPage: jest.fn() }));

beforeEach(() => {
  document.body.innerHTML = '<main>Text</main>';
});

describe('showLoadFailure', () => {
  it('ERR-05 stands above the text, which stays', () => {
    showLoadFailure({ message: 'Gone.', retry: () => undefined });
    expect(document.body.firstElementChild).toBe(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('Gone.');
    expect(screen.getByRole('main')).toHaveTextContent('Text');
  });

  it('ERR-03 Retry takes the message away and tries again, without limit', async () => {
    const retry: jest.Mock<undefined, []> = jest.fn(() => {
      showLoadFailure({ message: 'Gone.', retry });
      return undefined;
    });
    showLoadFailure({ retry });
    for (let count = 1; count <= 3; count += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(retry).toHaveBeenCalledTimes(count);
    }
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('ERR-05 offers to stay only where there is a page to stay on', async () => {
    const retry = jest.fn();
    const dismiss = jest.fn();
    showLoadFailure({ retry });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Retry']);
    showLoadFailure({ retry, dismiss });
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect([dismiss.mock.calls.length, retry.mock.calls.length]).toEqual([1, 0]);
  });
});

describe('watchFirstLoad', () => {
  beforeAll(() => watchFirstLoad());

  /** Rejects; returns whether the site has handled it. */
  function reject(reason: unknown): boolean {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it.each([
    new Error('page resources for /docs/a not found. Not rendering React'),
    new Error('Loading chunk 532 failed.\n(error: http://localhost/532.js)'),
    new Error('Loading chunk component---src-templates-doc-tsx failed.'),
    'Loading CSS chunk 12 failed.',
  ])('ERR-05 GAT-08 shows the message for %s', async (reason) => {
    expect(reject(reason)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(reloadPage).toHaveBeenCalled();
  });

  it('GAT-09 nothing else hears of it: Gatsby would load the page without query and hash', () => {
    const gatsby = jest.fn();
    window.addEventListener('unhandledrejection', gatsby);
    reject(new Error('Loading chunk 1 failed.'));
    reject(new Error('Something else'));
    window.removeEventListener('unhandledrejection', gatsby);
    expect(gatsby).toHaveBeenCalledTimes(1);
  });

  it.each([new Error('Something else'), undefined, null, { message: 1 }])('leaves %s to others', (reason) => {
    expect(reject(reason)).toBe(false);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
