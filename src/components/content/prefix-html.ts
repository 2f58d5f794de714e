import { rewriteHtmlAddresses } from '../../shared/html-addresses';
import { pathPrefix, withPrefix } from '../../navigation/prefix';

/**
 * Adds the base path to the root-relative addresses of generated HTML. The scripts of a site without one, which is known
 * when they are bundled, do without this code.
 */
export function prefixHtml(html: string, prefix: string = pathPrefix): string {
  return typeof __PATH_PREFIX__ === 'string' && __PATH_PREFIX__ === '' ? html : addPrefix(html, prefix);
}

function addPrefix(html: string, prefix: string): string {
  if (prefix === '') return html;
  return rewriteHtmlAddresses(html, (address) => withPrefix(address, prefix));
}
