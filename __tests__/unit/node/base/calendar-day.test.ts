import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { readDay } from '../../../../node/base/calendar-day';

const zones = [
  'Pacific/Kiritimati',
  'Asia/Tokyo',
  'Europe/Berlin',
  'UTC',
  'America/Sao_Paulo',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
];

/** Prints what pages show of each `last_update`, as a build in that zone reads it. */
const showDates = `
  const { requireSource } = require('./node/gatsby/require-source.cjs');
  const { parseFrontMatter } = requireSource('node/content/read-front-matter.ts');
  const { makeDoc } = requireSource('node/content/doc.ts');
  const { formatDate } = requireSource('src/shared/format.ts');
  const shown = JSON.parse(process.argv[1]).map((date) => {
    const { data } = parseFrontMatter('---\\nlast_update: { date: "' + date + '" }\\n---\\n', 'content/docs/x.mdx');
    const stored = data && makeDoc('content/docs/x.mdx', data).lastUpdateDate;
    return stored && stored + ' ' + formatDate(stored);
  });
  console.log(JSON.stringify({ offset: new Date(2024, 2, 1).getTimezoneOffset(), shown }));`;

function showIn(zone: string, dates: readonly string[]): { offset: number; shown: (string | null)[] } {
  const env = { ...process.env, TZ: zone };
  return JSON.parse(
    execFileSync(process.execPath, ['-e', showDates, JSON.stringify(dates)], { encoding: 'utf8', env }),
  ) as { offset: number; shown: (string | null)[] };
}

const months = 'January February March April May June July August September October November December'.split(' ');
const times = ['', 'T00:00', ' 23:59', 'T00:30:00Z', 'T23:30:00.000+14:00', ' 00:00:00 -1100', 'T23:30:00-05:00'];
const dates = fc.sample(
  fc
    .tuple(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true }),
      fc.constantFrom(...times),
    )
    .map(([date, time]) => ({ day: date.toISOString().slice(0, 10), time })),
  { numRuns: 200, seed: 1 },
);

describe('the day of a date', () => {
  it.each(zones)('is shown as it was written by a build in %s', (zone) => {
    const { offset, shown } = showIn(
      zone,
      dates.map(({ day, time }) => `${day}${time}`),
    );
    expect(offset === 0).toBe(zone === 'UTC');
    const expected = dates.map(({ day }) => {
      const [year, month, ofMonth] = day.split('-').map(Number);
      return `${day} ${ofMonth} ${months[(month ?? 0) - 1]} ${year}`;
    });
    expect(shown).toEqual(expected);
  });

  it.each(['2023-02-29', '2024-02-30', '2024-04-31', '1900-02-29', '2024-13-01', '2024-00-10', '2024-01-00'])(
    'is none for %s, which no calendar has',
    (day) => {
      expect(readDay(day)).toBeNull();
    },
  );

  it.each([
    '',
    'x',
    'March 1, 2024',
    '2024/03/01',
    '2024-3-1',
    '2024-11-18x',
    '2024-11-18T24:30',
    '2024-11',
    ' 2024-11-18',
  ])('is none for %j', (text) => {
    expect(readDay(text)).toBeNull();
  });
});
