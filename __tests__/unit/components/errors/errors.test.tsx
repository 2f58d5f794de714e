import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CrashBoundary } from '../../../../src/components/errors/ErrorBoundary';
import { errorChain, errorMessages } from '../../../../src/components/errors/error-chain';
import { LazyPart } from '../../../../src/components/errors/LazyPart';
import { Spinner } from '../../../../src/components/errors/Spinner';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const wait = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

describe('Spinner', () => {
  it('ERR-01 shows nothing for 200 ms, then a status with a text', async () => {
    jest.useFakeTimers();
    const { container } = render(<Spinner />);
    await wait(199);
    expect(container).toBeEmptyDOMElement();
    await wait(1);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(container.querySelectorAll('circle')).toHaveLength(3);
  });
});

describe('LazyPart', () => {
  function Part({ name }: { name: string }) {
    return <p>Hello {name}</p>;
  }

  it('ERR-03 ERR-04 loads again on each Retry until it works', async () => {
    const load = jest
      .fn<Promise<typeof Part>, [number]>()
      .mockRejectedValueOnce(new Error('first failure'))
      .mockRejectedValueOnce(new Error('second failure'))
      .mockResolvedValueOnce(Part);
    render(<LazyPart load={load} props={{ name: 'reader' }} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('first failure');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('second failure')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello reader')).toBeVisible();
    expect(load.mock.calls.map(([attempt]) => attempt)).toEqual([0, 1, 2]);
  });

  it('ERR-03 the delay of the spinner starts again with each Retry', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    let fail: (error: Error) => void = () => undefined;
    const load = () => new Promise<typeof Part>((_, reject) => (fail = reject));
    render(<LazyPart load={load} props={{ name: 'reader' }} />);
    await wait(250);
    expect(screen.getByRole('status')).toBeVisible();
    await act(async () => fail(new Error('lost')));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(150);
    expect(screen.queryByRole('status')).toBeNull();
    await wait(50);
    expect(screen.getByRole('status')).toBeVisible();
  });
});

describe('the chain of causes', () => {
  it('ERR-07 lists the message and each cause', () => {
    const error = new Error('outer', { cause: new Error('middle', { cause: { code: 7 } }) });
    expect(errorMessages(error)).toEqual(['outer', 'middle', '{"code":7}']);
    expect(errorChain(error)).toBe('outer\n\nCause:\nmiddle\n\nCause:\n{"code":7}');
  });

  it('ERR-07 stops at a cycle', () => {
    const inner = new Error('inner');
    const outer = new Error('outer', { cause: inner });
    inner.cause = outer;
    expect(errorMessages(outer)).toEqual(['outer', 'inner']);
  });

  it('ERR-07 lists at most 20 causes', () => {
    let error = new Error('0');
    for (let index = 1; index <= 50; index++) error = new Error(String(index), { cause: error });
    expect(errorMessages(error)).toHaveLength(21);
  });

  it.each([
    [Symbol('part'), 'Symbol(part)'],
    [null, 'null'],
    [7n, 'Unknown error'],
  ])('ERR-07 a cause that is no error is written down: %p', (cause, text) => {
    expect(errorMessages(new Error('outer', { cause }))).toEqual(['outer', text]);
  });

  it('ERR-07 what was thrown may be nothing', () => {
    expect(errorChain(undefined)).toBe('undefined');
  });

  it('ERR-07 a cause that cannot be written down does not throw', () => {
    const cyclic: { self?: unknown } = {};
    cyclic.self = cyclic;
    expect(errorMessages(new Error('outer', { cause: cyclic }))).toHaveLength(2);
  });
});

describe('the crash page', () => {
  let isBroken = true;
  function Fragile() {
    if (isBroken) throw new Error('It broke', { cause: new Error('A part was missing') });
    return <p>All is well</p>;
  }
  beforeEach(() => {
    isBroken = true;
    document.title = 'Pricing';
  });

  it('ERR-08 the outer one stands for the layout', () => {
    render(
      <CrashBoundary path="/a">
        <nav>
          <Fragile />
        </nav>
      </CrashBoundary>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('ERR-09 "Try again" draws the page again; a page that still throws crashes again', async () => {
    render(
      <CrashBoundary path="/a">
        <Fragile />
      </CrashBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('All is well')).toBeVisible();
  });
});
