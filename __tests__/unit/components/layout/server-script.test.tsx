import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ServerScript } from '../../../../src/components/layout/ServerScript';

it('is left as the server wrote it, without a word, when React takes over with an empty source', async () => {
  const error = jest.spyOn(console, 'error').mockReturnValue();
  const container = document.createElement('div');
  container.innerHTML = '<div hidden=""><script>note()</script></div>';
  await act(() => Promise.resolve(hydrateRoot(container, <ServerScript source="" />)));
  expect(container.innerHTML).toBe('<div hidden=""><script>note()</script></div>');
  expect(error).not.toHaveBeenCalled();
});
