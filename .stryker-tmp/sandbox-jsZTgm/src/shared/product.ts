/** The product's name in text, and its slug in paths (`siteMetadata.product`). */
export interface Product {
  name: string;
  slug: string;
}

const token = /\{product\}|%7Bproduct%7D/gi;

/** Replaces `{product}` in text with the product's name. */
export function fillProductName(text: string, product: Product): string {
  return text.replace(token, () => product.name);
}

/** Replaces `{product}` in a path or URL with the product's slug. */
export function fillProductSlug(path: string, product: Product): string {
  return path.replace(token, () => product.slug);
}
