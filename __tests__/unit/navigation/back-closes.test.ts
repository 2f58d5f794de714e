import { backCloses, isOverlayEntry, leaveClosedOverlay } from '../../../src/navigation/back-closes';

const popped = (): Promise<void> =>
  new Promise((resolve) => window.addEventListener('popstate', () => setTimeout(resolve), { once: true }));

async function goBack(): Promise<void> {
  const done = popped();
  history.back();
  await done;
}

let end: ((leaves: boolean) => void) | undefined;
beforeEach(() => {
  history.pushState({ key: 'a' }, '', '/open');
});
afterEach(() => end?.(false));

it('the back button closes an overlay and stays on the page', async () => {
  const onClose = jest.fn();
  end = backCloses(onClose);
  expect(isOverlayEntry()).toBe(true);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ key: 'a' });
  expect(location.pathname).toBe('/open');
  end(true);
  history.pushState({ key: 'b' }, '', '/next');
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('an overlay that closes otherwise takes its entry away', async () => {
  const onClose = jest.fn();
  end = backCloses(onClose);
  const done = popped();
  end(true);
  await done;
  expect(isOverlayEntry()).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

it('a navigation may take the place of the entry', () => {
  const onClose = jest.fn();
  end = backCloses(onClose);
  const { length } = history;
  history.replaceState({ key: 'c' }, '', '/next');
  end(true);
  expect(history.length).toBe(length);
  expect(location.pathname).toBe('/next');
});

it('an overlay that opens while the entry of another one is being left stays open, and the back button closes it', async () => {
  end = backCloses(jest.fn());
  const left = popped();
  end(true);
  const onClose = jest.fn();
  end = backCloses(onClose);
  await left;
  expect(onClose).not.toHaveBeenCalled();
  expect(isOverlayEntry()).toBe(true);
  await goBack();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/open');
});

it('the entry of an overlay that a reload has closed is left, and no other', async () => {
  leaveClosedOverlay();
  history.pushState({ key: 'a', overlay: true }, '');
  const done = popped();
  leaveClosedOverlay();
  await done;
  expect(history.state).toEqual({ key: 'a' });
});
