import { defineRule, finding, lineInBlock } from 'help-portal/rules';

/** List prices of the invented example products in EUR (content/README.md). */
const listPrices: Readonly<Record<string, number>> = { 'Lumora Notes': 49, 'Lumora Guard Pro': 96, 'Lumora Guard': 60 };

/** A price right behind a product's name: "Lumora Guard (60 EUR)", "Lumora Guard costs 60 EUR a year". */
const statement =
  /(Lumora (?:Notes|Guard Pro|Guard))\*{0,2}(?: \(|, | (?:for|at|costs|has a base price of|costs customers) )(\d+(?:[.,]\d+)?) EUR([^.;|]*)/gu;

/** Words in the sentence by which a text says that the price is not the list price. */
const otherPrice =
  /introduct|discount|%|percent|off\b|coupon|student|school|instead|trial|first|month|quarter|three years|two years|seats|units|licenses of|promotion|renewal|upgrade|partner|net|region|Nordics|reduced|win-back|new price/i;

/** Where a text states a price of an example product, it is the list price, or the text says why it is not. */
export const checkPrices = defineRule(['price'], ({ pages }) =>
  pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      [...block.text.matchAll(statement)].flatMap((match) => {
        const [, product = '', price = '', rest = ''] = match;
        const expected = listPrices[product];
        if (
          expected === undefined ||
          Number(price) === expected ||
          otherPrice.test(sentenceBefore(block.text, match.index) + rest)
        )
          return [];
        return finding(
          'price',
          page.file,
          lineInBlock(block, match.index),
          `${product} costs ${price} EUR. Expected ${expected} EUR, the list price, or words that say why not.`,
        );
      }),
    ),
  ),
);

function sentenceBefore(text: string, index: number): string {
  return (
    text
      .slice(0, index)
      .split(/[.:;!?]\s/)
      .at(-1) ?? ''
  );
}
