/** `{textAlign: 'left'}` → `text-align: left` */
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

const unitless = new Set([
  'flex',
  'flexGrow',
  'flexShrink',
  'fontWeight',
  'lineHeight',
  'opacity',
  'order',
  'zIndex',
  'zoom',
]);
