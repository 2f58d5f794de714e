import { act, render, screen } from '@testing-library/react';
import { Panel } from '../../../../plugins/gatsby-plugin-content-check/src/Panel';
import type { Fault } from '../../../../plugins/gatsby-plugin-content-check/src/fault';
import type { Messages } from '../../../../plugins/gatsby-plugin-content-check/src/messages';

class FakeEvents {
  static last: FakeEvents;
  private readonly listeners = new Map<string, (event: { data: string }) => void>();
  close = jest.fn();
  constructor(readonly address: string) {
    FakeEvents.last = this;
  }
  addEventListener(kind: string, listener: (event: { data: string }) => void): void {
    this.listeners.set(kind, listener);
  }
  send<Kind extends keyof Messages>(kind: Kind, value: Messages[Kind]): void {
    act(() => this.listeners.get(kind)?.({ data: JSON.stringify(value) }));
  }
}

const faults: readonly Fault[] = [
  {
    severity: 'error',
    rule: 'mdx-syntax',
    file: 'content/a.mdx',
    position: { line: 12, column: 3 },
    message: 'Not closed.',
  },
  { severity: 'warning', rule: 'redirect', file: 'content/b.csv', message: 'No page.' },
];

beforeEach(() => {
  Object.assign(globalThis, { EventSource: FakeEvents, fetch: jest.fn(async () => new Response()) });
});

describe('the panel', () => {
  it('is not there without a fault', () => {
    const { container } = render(<Panel />);
    expect(container).toBeEmptyDOMElement();
    expect(FakeEvents.last.address).toBe('/___content-check');
    FakeEvents.last.send('faults', faults);
    expect(container).not.toBeEmptyDOMElement();
    FakeEvents.last.send('faults', []);
    expect(container).toBeEmptyDOMElement();
  });

  it('says how many faults there are, and lists them by file with line, rule and message', () => {
    render(<Panel />);
    FakeEvents.last.send('faults', faults);
    expect(screen.getByRole('status')).toHaveTextContent('1 error, 1 warning');
    const [first, second] = screen.getAllByRole('button', { hidden: true });
    expect(first).toHaveTextContent('Line 12mdx-syntax Not closed.');
    expect(second).toHaveTextContent('Fileredirect No page.');
    expect(screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'content/a.mdx',
      'content/b.csv',
    ]);
  });

  it('opens the editor at the line of a fault', () => {
    render(<Panel />);
    FakeEvents.last.send('faults', faults);
    screen.getAllByRole('button', { hidden: true }).forEach((button) => button.click());
    expect(jest.mocked(fetch).mock.calls).toEqual([
      ['/__open-stack-frame-in-editor?fileName=content%2Fa.mdx&lineNumber=12'],
      ['/__open-stack-frame-in-editor?fileName=content%2Fb.csv&lineNumber=1'],
    ]);
  });

  it.each([
    ['/docs/a', '/docs/a/', true],
    ['/docs/a/', '/docs/a', true],
    ['/docs/a%20b', '/docs/a b/', true],
    ['/docs/a', '/docs/a/b', false],
    ['/docs/%E0%A4%A', '/docs/a', false],
  ])('says on %s whether the page at %s that is gone is this one: %s, until it is back', (address, path, isThis) => {
    history.replaceState(null, '', address);
    const { container } = render(<Panel />);
    FakeEvents.last.send('gone', [path]);
    expect(container.textContent.includes('This page is gone')).toBe(isThis);
    FakeEvents.last.send('gone', []);
    expect(container).toBeEmptyDOMElement();
  });

  it('stops listening when it goes', () => {
    render(<Panel />).unmount();
    expect(FakeEvents.last.close).toHaveBeenCalled();
  });
});
