import { formatDate, formatNumber } from '../../../src/shared/format';

describe('formatDate', () => {
  it.each([
    ['2024-11-18', '18 November 2024'],
    ['2025-01-01', '1 January 2025'],
    ['2024-02-29T23:59:59Z', '29 February 2024'],
    ['2024-12-31T23:30:00-05:00', '1 January 2025'],
  ])('MDX-11 CHG-02 writes %s as %s', (date, text) => {
    expect(formatDate(date)).toBe(text);
    expect(formatDate(date)).toBe(
      new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)),
    );
  });

  it('leaves what is no date as it is', () => {
    expect(formatDate('soon')).toBe('soon');
  });
});

describe('formatNumber', () => {
  it.each([
    [0, 0],
    [999, 0],
    [1000, 0],
    [1234567, 0],
    [2088, 2],
    [0.5, 2],
    [-1234.5, 1],
    [-123, 0],
  ])('writes %d with %d decimals as the browser does', (value, decimals) => {
    const expected = value.toLocaleString('en', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
    expect(formatNumber(value, decimals)).toBe(expected);
  });
});
