import { condense } from '../../../src/search/model/condense';
import { pasteCondensed } from '../../../src/search/paste';

const trace = (error: string, frames = 40): string =>
  [
    error,
    ...Array.from({ length: frames }, (_, line) => `    at step${line} (/home/me/app/lib/part-${line}.js:${line}:1)`),
  ].join('\n');

describe('a text that is too long to search for', () => {
  it('SIN-01 stays as it is while it is short enough', () => {
    expect(condense('how to  refund ', 64)).toBe('how to  refund ');
  });

  it('SIN-01 of an address keeps path and hash, then the end of the path', () => {
    const path = '/docs/a-section-with-a-name/refunds';
    expect(condense(`https://help.example.com${path}/?utm_source=mail&x=y#partial`, 64)).toBe(`${path}/#partial`);
    expect(condense(`https://help.example.com/docs/${'long/'.repeat(14)}refunds`, 30)).toBe(
      '/long/long/long/long/refunds',
    );
  });

  it.each([
    ['first', trace('Error: ERR_ZORB_4711: ledger is locked (pid 9913)')],
    ['last', `${trace('Traceback', 2000)}\nLedgerError: ERR_ZORB_4711 ledger is locked`],
    ['in JSON', `{"error":{"detail":"${'x'.repeat(100_000)}","code":"ERR_ZORB_4711","why":"ledger locked"}}`],
  ])('SIN-01 keeps the code of an error that comes %s, and words before numbers and paths', (_place, text) => {
    const short = condense(text, 64);
    expect(short.length).toBeLessThanOrEqual(64);
    expect(short).toMatch(/ERR_ZORB_4711.* ledger.* locked/);
    expect(short).not.toMatch(/9913|home|xxx/);
  });

  it('SIN-01 keeps a part of a sentence without spaces, and the beginning of what has no words', () => {
    expect(condense('系统在每晚备份账本'.repeat(20), 64)).toHaveLength(64);
    expect(condense('%'.repeat(100), 64)).toBe('%'.repeat(64));
    expect(condense('ledger '.repeat(100), 64)).toBe('ledger');
  });
});

describe('a paste', () => {
  function paste(value: string, text: string, select: [number, number]) {
    const field = document.createElement('input');
    Object.assign(field, { value, maxLength: 64 });
    field.setSelectionRange(...select);
    const preventDefault = jest.fn();
    const onInput = jest.fn();
    field.addEventListener('input', onInput);
    const clipboardData = { getData: () => text } as unknown as DataTransfer;
    pasteCondensed({ currentTarget: field, clipboardData, preventDefault });
    return { value: field.value, byBrowser: preventDefault.mock.calls.length === 0, inputs: onInput.mock.calls.length };
  }

  it('SIN-01 that fits is left to the browser', () => {
    expect(paste('a b', 'refund', [2, 3])).toEqual({ value: 'a b', byBrowser: true, inputs: 0 });
  });

  it('SIN-01 that is too long is shortened to the room that it has', () => {
    const long = trace('Error: ERR_ZORB_4711: ledger is locked');
    expect(paste('old query', long, [0, 9])).toMatchObject({ byBrowser: false, inputs: 1 });
    expect(paste('old query', long, [0, 9]).value).toMatch(/^Error ERR_ZORB_4711 ledger/);
    const beside = paste('x'.repeat(40), long, [40, 40]).value;
    expect(beside.length).toBeLessThanOrEqual(64);
    expect(beside).toContain('ERR_ZORB_4711');
  });
});
