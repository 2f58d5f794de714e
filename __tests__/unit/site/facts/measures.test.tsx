import { act, render, screen, within } from '@testing-library/react';
import { AboveText } from '../../../../src/components/content/AboveText';
import { Content } from '../../../../src/components/content/Content';
import { toHtml } from '../../../../node/compile/tree/html';
import { factList } from '../../../../site/facts/fact-list';
import { formatExample } from '../../../../site/facts/measure-text';
import { makeContent } from '../../../support/page-content';

const measure = (name: string, group: string, values = {}) => ({
  name,
  definition: `What ${name} is`,
  formula: `How ${name} is made`,
  unit: 'EUR',
  decimals: 2,
  statusSensitive: true,
  group,
  example: 2610,
  page: `/docs/${name.toLowerCase()}`,
  ...values,
});

const nodes = [
  measure('Conversion Rate', 'Rates', { unit: 'percent', example: 5, statusSensitive: false }),
  measure('Fee', 'Base measures'),
  measure('Fraud', 'Rates', { page: null }),
];

/** Their code comes later. */
const renderList = (name: string) =>
  act(async () => {
    render(<Content page={makeContent([{ name, props: {}, children: [] }], { siteData: { [name]: nodes } })} />);
  });

it.each([
  [{ unit: 'EUR', decimals: 2, example: 2088 }, '2,088.00 EUR'],
  [{ unit: 'EUR per order', decimals: 2, example: 4.35 }, '4.35 EUR per order'],
  [{ unit: 'percent', decimals: 2, example: 5 }, '5.00%'],
  [{ unit: 'count', decimals: 0, example: 50000 }, '50,000'],
  [{ unit: 'ratio', decimals: 4, example: 0.003 }, '0.0030'],
  [{ unit: 'EUR', decimals: 2, example: null }, 'None'],
])('%j is written %s', (value, text) => {
  expect(formatExample(value)).toBe(text);
});

it('the table lists every measure, with an index of letters', async () => {
  await renderList('MeasureTable');
  expect(screen.getAllByRole('row')).toHaveLength(1 + nodes.length);
  const letters = within(screen.getByRole('navigation', { name: 'Measures by first letter' })).getAllByRole('link');
  expect(letters.map((link) => link.getAttribute('href'))).toEqual(['#measures-c', '#measures-f']);
  for (const link of letters) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  const row = screen.getByRole('row', { name: /^Conversion Rate/ });
  expect(within(row).getByRole('link')).toHaveAttribute('href', '/docs/conversion%20rate');
  expect(within(row).getByRole('cell', { name: 'No' })).toBeVisible();
});

it('the groups begin with the base measures', async () => {
  await renderList('MeasureGroups');
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Base measures', 'Rates']);
  expect(within(screen.getByRole('table', { name: 'Rates' })).getAllByRole('row')).toHaveLength(3);
  expect(screen.getByRole('cell', { name: '5.00%' })).toBeVisible();
});

it('facts are names with their values; what is missing is left out', () => {
  const facts = factList([
    ['Definition', 'What it is'],
    ['Example month', null],
    ['Values', ''],
    [
      'Dimensions',
      [
        { name: 'Time', page: '/docs/time of day' },
        { name: 'Country', page: null },
      ],
    ],
    ['Related', []],
  ]);
  expect(toHtml([facts])).toBe(
    '<dl><div><dt>Definition</dt><dd>What it is</dd></div><div><dt>Dimensions</dt><dd>' +
      '<ul><li><a href="/docs/time%20of%20day">Time</a></li><li>Country</li></ul></dd></div></dl>',
  );
});

it('a block above the text is one named group with what the build made for it', () => {
  render(
    <AboveText
      blocks={[{ name: 'FactBlock', props: { label: 'Facts about Fee' }, html: '<dl><dt>Formula</dt></dl>' }]}
    />,
  );
  const block = screen.getByRole('group', { name: 'Facts about Fee' });
  expect(within(block).getByRole('term')).toHaveTextContent('Formula');
});
