const tag = /<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:="[^"]*")?)*\s*\/?>/gi;
const address = /(\s(?:href|src|poster|data|data-zoom-src)=")([^"]*)"/g;

/** The same attributes as properties of elements and components. */
export const addressProps = ['href', 'src', 'poster', 'data', 'zoomSource'];

/** Generated HTML with every address of a link, picture or other file replaced; text that looks like one is left alone. */
export function rewriteHtmlAddresses(html: string, rewrite: (address: string) => string): string {
  return html.replace(tag, (opening) =>
    opening.replace(address, (_, before: string, value: string) => `${before}${encode(rewrite(decode(value)))}"`),
  );
}

/** Generated HTML escapes these characters and no others in attributes. */
function decode(value: string): string {
  return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&#x26;', '&').replaceAll('&amp;', '&');
}

function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
