import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CodeBlock } from '../../../../src/components/mdx/code-block/CodeBlock';

const code = 'const a = 1;\nconst b = 2;\n';
const html =
  '<span class="line"><span class="token keyword">const</span> a = 1;\n</span><span class="line line-highlighted">const b = 2;\n</span>';
const block = <CodeBlock language="js" title="order.js" html={html} code={code} />;

const copyButton = () => screen.getByRole('button', { name: 'Copy code to clipboard' });

/** jsdom has no such command. */
function oldCommand(works: boolean): jest.Mock {
  const command = jest.fn(() => works);
  Object.defineProperty(document, 'execCommand', { configurable: true, value: command });
  return command;
}

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
}

let resized: () => void = () => undefined;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resized = () => callback([], this);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {
      resized = () => undefined;
    }
  };
});

afterEach(() => jest.useRealTimers());

it('COD-02 shows the title and has the language as class', () => {
  const { container } = render(block);
  expect(screen.getByText('order.js')).toBeVisible();
  expect(container.querySelector('code')).toHaveClass('language-js');
  expect(container.querySelectorAll('.line-highlighted')).toHaveLength(1);
});

it('COD-02 numbers lines from the number given', () => {
  const { container } = render(<CodeBlock language="js" html={html} code={code} lineNumbers={7} />);
  expect(container.querySelector('code')).toHaveStyle({ counterReset: 'line 6' });
});

it('COD-07 COD-09 can be scrolled by keyboard, is left to right, and has no buttons in the server’s HTML', () => {
  const { container } = render(block);
  expect(container.querySelector('pre')).toHaveAttribute('tabindex', '0');
  expect(container.querySelector('pre')).toHaveAttribute('dir', 'ltr');
  expect(renderToString(block)).not.toContain('<button');
  expect(renderToString(block)).toContain('token keyword');
});

describe('COD-04 copying', () => {
  it('copies the code without its final newline and says so for a second', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn(() => Promise.resolve());
    clipboard(writeText);
    render(block);
    expect(copyButton()).toHaveAttribute('title', 'Copy');
    fireEvent.click(copyButton());
    await act(async () => undefined);
    expect(writeText).toHaveBeenCalledWith('const a = 1;\nconst b = 2;');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1000));
    expect(copyButton()).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('COD-05 falls back to a selection', async () => {
    const user = userEvent.setup();
    clipboard(() => Promise.reject(new Error('denied')));
    const command = oldCommand(true);
    render(block);
    await user.click(copyButton());
    expect(command).toHaveBeenCalledWith('copy');
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('COD-05 without any way it selects the code and says which keys copy', async () => {
    const user = userEvent.setup();
    clipboard(() => Promise.reject(new Error('denied')));
    oldCommand(false);
    render(block);
    await user.click(copyButton());
    expect(await screen.findByText('Press Ctrl+C to copy')).toBeVisible();
    expect(window.getSelection()?.toString()).toContain('const a = 1;');
  });
});

describe('COD-06 word wrap', () => {
  function overflow(width: number): void {
    const pre = document.querySelector('pre');
    if (pre)
      Object.defineProperties(pre, {
        scrollWidth: { configurable: true, value: width },
        clientWidth: { configurable: true, value: 500 },
      });
    act(resized);
  }
  const wrapButton = () => screen.queryByRole('button', { name: 'Toggle word wrap' });

  it('is offered only where a line overflows', () => {
    render(block);
    overflow(500);
    expect(wrapButton()).toBeNull();
    overflow(800);
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'false');
    overflow(500);
    expect(wrapButton()).toBeNull();
  });

  it('toggles, and stays offered while it is on', async () => {
    render(block);
    overflow(800);
    await userEvent.click(screen.getByRole('button', { name: 'Toggle word wrap' }));
    overflow(500);
    expect(wrapButton()).toHaveAttribute('aria-pressed', 'true');
    expect(document.querySelector('pre')).toHaveAttribute('data-wrap');
  });

  it('keeps the focus when it is switched off again, and goes only where nothing overflows then', async () => {
    render(block);
    overflow(800);
    const button = screen.getByRole('button', { name: 'Toggle word wrap' });
    await userEvent.click(button);
    overflow(500);
    await userEvent.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    overflow(500);
    expect(wrapButton()).toBeNull();
  });
});
