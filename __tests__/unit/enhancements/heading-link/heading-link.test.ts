import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startHeadingLinks } from '../../../../src/enhancements/heading-link/heading-link';

const copied: string[] = [];
const clipboard = { writeText: jest.fn((text: string) => Promise.resolve(void copied.push(text))) };

beforeAll(startHeadingLinks);

beforeEach(() => {
  copied.length = 0;
  document.body.innerHTML =
    '<div class="prose"><h2 id="limits">Limits<a class="anchor" href="#limits" aria-label="Direct link to Limits"></a></h2>' +
    '<p><a href="#limits">Limits</a></p></div>';
});

const user = userEvent.setup({ writeToClipboard: false });
const anchor = () => screen.getByRole('link', { name: 'Direct link to Limits' });

function useClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

it('ANC-04 the sign shows for a second that the address was copied', async () => {
  useClipboard();
  await user.click(anchor());
  await waitFor(() => expect(anchor()).toHaveAttribute('data-done'));
  await waitFor(() => expect(anchor()).not.toHaveAttribute('data-done'), { timeout: 3000 });
});

it('ANC-04 other links of the text copy nothing, nor does a click that opens a tab', async () => {
  useClipboard();
  await user.click(screen.getByRole('link', { name: 'Limits' }));
  await user.keyboard('{Control>}');
  await user.click(anchor());
  await user.keyboard('{/Control}');
  expect(copied).toEqual([]);
});
