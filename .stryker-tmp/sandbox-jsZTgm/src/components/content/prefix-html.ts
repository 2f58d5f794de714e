import { rewriteHtmlAddresses } from '../../shared/html-addresses';
import { pathPrefix, withPrefix } from '../../navigation/prefix';

/**
 * Adds the site's base path to the root-relative URLs of generated HTML. The bundler drops this code if there is no
 * base path.
 */
export function prefixHtml(html: string, prefix: string = pathPrefix): string {
  return typeof __PATH_PREFIX__ === 'string' && __PATH_PREFIX__ === '' ? html : addPrefix(html, prefix);
}

function addPrefix(html: string, prefix: string): string {
  if (prefix === '') return html;
  return rewriteHtmlAddresses(html, (address) => withPrefix(address, prefix));
}
