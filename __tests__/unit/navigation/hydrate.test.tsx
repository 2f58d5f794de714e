import { act } from '@testing-library/react';
import type { EarlyWindow } from '../../../src/navigation/early-events';
import { hydrateLate } from '../../../src/navigation/hydrate';

const early = window as unknown as EarlyWindow;

async function hydrate(isChanged: boolean): Promise<{ before: Element | null; after: Element | null }> {
  early.___changed = isChanged;
  document.body.innerHTML = '<div id="page"><p>Text</p></div>';
  const container = document.getElementById('page');
  if (!container) throw new Error('There is no page.');
  const before = container.querySelector('p');
  if (isChanged && before) before.innerHTML = '<font>Texte</font>';
  await act(() => {
    hydrateLate(<p>Text</p>, container);
    return Promise.resolve();
  });
  return { before, after: container.querySelector('p') };
}

it('takes over the page that the server sent', async () => {
  const { before, after } = await hydrate(false);
  expect(after).toBe(before);
});

it('draws a page anew that a translator has changed, without an error', async () => {
  const error = jest.spyOn(console, 'error');
  const { before, after } = await hydrate(true);
  expect(after).not.toBe(before);
  expect(after).toHaveTextContent('Text');
  expect(error).not.toHaveBeenCalled();
});
