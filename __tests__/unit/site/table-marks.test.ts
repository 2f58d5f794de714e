import { markCell } from '../../../site/table-marks';

describe('the mark of a cell of a table', () => {
  it.each([
    ['Buy by link', 'Yes', 'yes'],
    ['Status', 'No', 'no'],
    ['Status', 'Active', 'good'],
    ['Status of the purchase', 'Awaiting offline payment', 'waiting'],
    ['Status afterward', 'Deactivated. Access until the end of the paid term', 'bad'],
    ['Status', 'New until the money arrives', 'waiting'],
    ['Status', 'Purchase order', 'neutral'],
  ])('below "%s", %s is %s', (heading, text, mark) => {
    expect(markCell(heading, text)).toBe(mark);
  });

  it.each([
    ['Buy by link', 'Yes, if the ID is known'],
    ['Meaning', 'Active'],
    ['Statuses and effects', 'Active'],
    ['Status', '401, 403'],
    ['Status', 'Activate it first'],
    ['Status', 'Paid (only refunds)'],
    ['Status', ''],
  ])('below "%s", %s has none', (heading, text) => {
    expect(markCell(heading, text)).toBeUndefined();
  });
});
