import { toHtml } from 'hast-util-to-html';
import { drawFormula } from '../../../../site/facts/formula';

const pages: Readonly<Record<string, string>> = { Fee: '/m/fee', 'Number of Orders': '/m/orders' };
const draw = async (formula: string): Promise<string> =>
  toHtml(await drawFormula(formula, (name) => Promise.resolve(pages[name] ?? null)));

describe('the formula of a measure', () => {
  it('is a fraction whose terms lead to their measures, with its factor beside it', async () => {
    expect(await draw('Fee / Number of Orders × 100')).toBe(
      '<span><a href="/m/fee">Fee</a><span> / </span><a href="/m/orders">Number of Orders</a></span> × 100',
    );
  });

  it('has a term without a page as text', async () => {
    expect(await draw('Sum of days / Number of Orders')).toBe(
      '<span><span>Sum of days</span><span> / </span><a href="/m/orders">Number of Orders</a></span>',
    );
  });

  it('stays as it is written where it is no quotient of two', async () => {
    expect(await draw('Count of orders')).toBe('Count of orders');
    expect(await draw('a / b / c × d')).toBe('a / b / c × d');
  });
});
