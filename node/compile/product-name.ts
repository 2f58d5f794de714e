import type { Product } from './page';

const placeholder = /\{product\}|%7Bproduct%7D/gi;
/** A run of characters that reads as a path, a host or an address. */
const pathLike = /\/|\}\.[a-z\d]|[a-z\d][.@]\{/i;

/** `{product}` in an address becomes the slug. */
export function productInPath(text: string, product: Product): string {
  return text.replace(placeholder, product.slug);
}

/** `{product}` in text becomes the name, in words that read as a path the slug. */
export function productInText(text: string, product: Product): string {
  if (!text.includes('{product}')) return text;
  return text.replace(/\S*\{product\}\S*/g, (word) =>
    word.replaceAll('{product}', pathLike.test(word) ? product.slug : product.name),
  );
}
