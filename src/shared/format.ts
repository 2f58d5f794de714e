/**
 * English dates and numbers without `Intl`, whose first use costs the reader's browser 15 to 20 ms (four times that on a
 * slow phone) before anything can be clicked. The site is English only.
 */
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** An ISO date or time in words, in UTC: `2024-11-18` → `18 November 2024`. Anything else comes back as it is. */
export function formatDate(date: string): string {
  const time = new Date(date);
  const month = months[time.getUTCMonth()];
  return month === undefined ? date : `${time.getUTCDate()} ${month} ${time.getUTCFullYear()}`;
}

/** A number with commas between thousands and a fixed count of decimals: `formatNumber(2088, 2)` → `2,088.00`. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
