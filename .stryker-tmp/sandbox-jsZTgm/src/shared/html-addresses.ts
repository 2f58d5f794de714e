const tag = /<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:="[^"]*")?)*\s*\/?>/gi;
const address = /(\s(?:href|src|poster|data|data-zoom-src)=")([^"]*)"/g;

/** The rewritten attributes, as props of elements and components. */
export const addressProps = ['href', 'src', 'poster', 'data', 'zoomSource'];

/** Rewrites all URLs in the attributes of generated HTML; text content is left alone. */
export function rewriteHtmlAddresses(html: string, rewrite: (address: string) => string): string {
  return html.replace(tag, (opening) =>
    opening.replace(address, (_, before: string, value: string) => `${before}${encode(rewrite(decode(value)))}"`),
  );
}

/** Generated HTML escapes only these characters in attributes. */
function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
}

function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
