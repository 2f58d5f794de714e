import { rewriteHtmlAddresses } from '../../shared/html-addresses';
import { pathPrefix } from '../navigation/prefix';

/** Adds the base path to the root-relative addresses of generated HTML. */
export function prefixHtml(html: string, prefix: string = pathPrefix): string {
  if (prefix === '') return html;
  return rewriteHtmlAddresses(html, (address) => (/^\/(?!\/)/.test(address) ? prefix + address : address));
}
