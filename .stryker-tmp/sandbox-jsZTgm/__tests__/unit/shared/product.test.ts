import { fillProductName, fillProductSlug } from '../../../src/shared/product';
import { isCategory } from '../../../src/shared/sidebar';

const product = { name: 'Clever & Co.', slug: 'clever-co' };

it('puts the product’s name into text, wherever and however it is written', () => {
  expect(fillProductName('About {product}, {Product} and %7Bproduct%7D', product)).toBe(
    'About Clever & Co., Clever & Co. and Clever & Co.',
  );
  expect(fillProductName('Nothing {here} {products}', product)).toBe('Nothing {here} {products}');
});

it('puts its slug into paths', () => {
  expect(fillProductSlug('/docs/about-{product}/', product)).toBe('/docs/about-clever-co/');
  expect(fillProductSlug('/docs/about-%7bproduct%7d', product)).toBe('/docs/about-clever-co');
});

it('takes a name with signs that a replacement could mean something by', () => {
  expect(fillProductName('{product}', { name: '$& $1', slug: 'x' })).toBe('$& $1');
});

it('tells categories from links of the sidebar', () => {
  expect(isCategory({ label: 'A', items: [] })).toBe(true);
  expect(isCategory({ label: 'A', path: '/a' })).toBe(false);
});
