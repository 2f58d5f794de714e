import type { JsonValue } from './content-tree';

const tag = /<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:="[^"]*")?)*\s*\/?>/gi;
const address = /(\s(href|src|poster|data|data-zoom-src|srcset|style)=")([^"]*)"/g;

/** The rewritten attributes, as props of elements and components; besides, `srcSet` and `style`. */
const addressProps = ['href', 'src', 'poster', 'data', 'zoomSource'];

/** Rewrites all URLs in the attributes of generated HTML; text content is left alone. */
export function rewriteHtmlAddresses(html: string, rewrite: (address: string) => string): string {
  return html.replace(tag, (opening) =>
    opening.replace(address, (_, before: string, name: string, value: string) => {
      const written = decode(value);
      const rewritten =
        name === 'srcset'
          ? mapSourceSet(written, rewrite)
          : name === 'style'
            ? mapCssUrls(written, rewrite)
            : rewrite(written);
      return `${before}${encode(rewritten)}"`;
    }),
  );
}

/** Rewrites all URLs in the props of an element or component. */
export function rewritePropAddresses(
  props: Readonly<Record<string, JsonValue>>,
  rewrite: (address: string) => string,
): Record<string, JsonValue> {
  const changed = { ...props };
  for (const name of addressProps) {
    const value = props[name];
    if (typeof value === 'string') changed[name] = rewrite(value);
  }
  const { srcSet, style } = props;
  if (typeof srcSet === 'string') changed.srcSet = mapSourceSet(srcSet, rewrite);
  if (typeof style === 'object' && style !== null && !Array.isArray(style)) {
    const declarations = Object.entries(style).map(([name, value]): [string, JsonValue] => [
      name,
      typeof value === 'string' ? mapCssUrls(value, rewrite) : value,
    ]);
    changed.style = Object.fromEntries(declarations);
  }
  return changed;
}

/** Maps the addresses of a `srcset`: `a.png 740w, b.png 2x`. */
export function mapSourceSet(sources: string, map: (address: string) => string): string {
  // An address may have a comma in it.
  const candidates = sources.split(/(?<=\s[\d.]+[wxh]\s*),|,\s+/).map((candidate) => candidate.trim());
  const mapped = candidates.filter(Boolean).map((candidate) => {
    const [, source = '', descriptor = ''] = /^(.*?)(\s+[\d.]+[wxh])?$/s.exec(candidate) ?? [];
    return map(source) + descriptor;
  });
  return mapped.join(', ');
}

/** Maps the addresses in `url(…)` of a declaration of CSS. */
export function mapCssUrls(css: string, map: (address: string) => string): string {
  const url = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)/gi;
  return css.replace(url, (whole: string, double?: string, single?: string, plain?: string) => {
    const written = double ?? single ?? plain?.trim() ?? '';
    const mapped = map(written);
    return mapped === written ? whole : `url("${mapped.replaceAll('"', '%22')}")`;
  });
}

/** Generated HTML escapes some characters in attributes by name, the others by number. */
function decode(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replace(/&#x([\da-f]+);/gi, (_, digits: string) => String.fromCodePoint(parseInt(digits, 16)))
    .replaceAll('&amp;', '&');
}

function encode(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
