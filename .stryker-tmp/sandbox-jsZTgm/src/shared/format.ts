/**
 * Without `Intl`, whose first use blocks the main thread for 15 to 20 ms, four times that on a slow phone. The site is
 * English only.
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

/** Formats an ISO date or time, in UTC: `2024-11-18` → `18 November 2024`. Returns invalid dates unchanged. */
export function formatDate(date: string): string {
  const time = new Date(date);
  const month = months[time.getUTCMonth()];
  return month === undefined ? date : `${time.getUTCDate()} ${month} ${time.getUTCFullYear()}`;
}

/** Formats a number with thousands separators and fixed decimals: `formatNumber(2088, 2)` → `2,088.00`. */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = '', fraction] = value.toFixed(decimals).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/gu, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
