/** Serializes a style object: `{textAlign: 'left'}` → `text-align:left`. */
export function toCss(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => {
      const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isLength = typeof value === 'number' && value !== 0 && !unitless.has(name) && !name.startsWith('--');
      return `${property}:${String(value)}${isLength ? 'px' : ''}`;
    })
    .join(';');
}

/** Properties to which React does not append `px`. */
const unitless = new Set([
  'aspectRatio',
  'columnCount',
  'fillOpacity',
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'gridArea',
  'gridColumn',
  'gridColumnEnd',
  'gridColumnStart',
  'gridRow',
  'gridRowEnd',
  'gridRowStart',
  'lineClamp',
  'lineHeight',
  'opacity',
  'order',
  'orphans',
  'scale',
  'strokeOpacity',
  'strokeWidth',
  'tabSize',
  'WebkitLineClamp',
  'widows',
  'zIndex',
  'zoom',
]);
