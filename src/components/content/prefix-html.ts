import { pathPrefix } from '../navigation/prefix';

/** Adds the base path to the root-relative addresses of generated HTML. */
export function prefixHtml(html: string, prefix: string = pathPrefix): string {
  if (prefix === '') return html;
  return html.replace(/(\s(?:href|src|poster|data-zoom-src)=")(\/(?!\/))/g, `$1${prefix}$2`);
}
