import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyPage, MarkdownLink } from '../../../../src/components/copy-page/CopyPage';

const mockSendForText = jest.fn<Promise<string>, [string]>();

jest.mock('../../../../src/browser/send', () => ({
  ...jest.requireActual<object>('../../../../src/browser/send'),
  sendForText: (url: string) => mockSendForText(url),
}));

const copied: string[] = [];
/** What the browser does with an item that is written: reads its promise. */
const write = jest.fn(async ([item]: { text: Promise<Blob> }[]) => {
  const blob = await item?.text;
  copied.push(blob ? await readBlob(blob) : '');
});
const writeText = jest.fn((text: string) => Promise.resolve(void copied.push(text)));

/** jsdom's blobs have no `text`. */
const readBlob = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

class Item {
  readonly text: Promise<Blob> | undefined;
  constructor({ 'text/plain': text }: Record<string, Promise<Blob>>) {
    this.text = text;
  }
}

beforeEach(() => {
  copied.length = 0;
  jest.clearAllMocks();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText } });
  Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: Item });
  mockSendForText.mockResolvedValue('# Größe\n');
});

afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Copy page' });

async function press(): Promise<HTMLElement> {
  render(<CopyPage path="/docs/größe/" />);
  fireEvent.click(button());
  const status = screen.getByRole('status');
  await screen.findByText((text, element) => element === status && text !== '');
  return status;
}

it('copies the Markdown twin, which is asked for when it is wanted, and says so', async () => {
  render(<CopyPage path="/docs/größe/" />);
  expect(mockSendForText).not.toHaveBeenCalled();
  expect(button().parentElement).toHaveClass('needs-script');
  fireEvent.click(button());
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(mockSendForText).toHaveBeenCalledWith('/docs/gr%C3%B6%C3%9Fe.md');
  expect(copied).toEqual(['# Größe\n']);
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
});

it('hands the clipboard a promise during the click, since Safari copies only then', () => {
  mockSendForText.mockReturnValue(new Promise(() => undefined));
  render(<CopyPage path="/docs/a" />);
  fireEvent.click(button());
  expect(write).toHaveBeenCalledTimes(1);
});

it('copies the text itself where the browser takes no promise', async () => {
  Object.defineProperty(globalThis, 'ClipboardItem', { configurable: true, value: undefined });
  expect(await press()).toHaveTextContent('Copied');
  expect(writeText).toHaveBeenCalledWith('# Größe\n');
});

it('says what else to do when the browser does not allow copying', async () => {
  write.mockRejectedValueOnce(new DOMException('Denied.', 'NotAllowedError'));
  writeText.mockRejectedValueOnce(new DOMException('Denied.', 'NotAllowedError'));
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
  expect(await press()).toHaveTextContent('The browser does not allow copying. “View as Markdown”');
});

it('does nothing more when the page has changed in the meantime', async () => {
  const { unmount } = render(<CopyPage path="/docs/a" />);
  fireEvent.click(button());
  unmount();
  await act(async () => undefined);
  expect(screen.queryByRole('status')).toBeNull();
});

it('the text can be read without script, and not by a click inside the site', () => {
  render(<MarkdownLink path="/docs/a/" />);
  const link = screen.getByRole('link', { name: 'View as Markdown' });
  expect(link).toHaveAttribute('href', '/docs/a.md');
  expect(link).toHaveAttribute('data-native');
});
