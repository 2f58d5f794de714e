import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mobileBreakpoint } from '../../../src/shared/constants';

/** Media queries for a width, as `file: condition`. CSS cannot take a width from anywhere. */
const widths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [
      ...readFileSync(path.join('src', file), 'utf8').matchAll(/(?<!@container \w+ )\(width ([<>]=?) ([\d.]+)(\w+)\)/g),
    ].map(([, comparison = '', value = '', unit = '']) => ({ file, comparison, em: Number(value), unit })),
  );

describe('breakpoints', () => {
  const mobile = Number.parseFloat(mobileBreakpoint);

  it('NVB-04 the one of the mobile layout is 996 px, in em', () => {
    expect(mobileBreakpoint).toBe(`${996 / 16}em`);
  });

  it('are widths in em, so that larger text gets the layout of smaller screens', () => {
    expect(widths.filter(({ unit }) => unit !== 'em')).toEqual([]);
  });

  it('all that are near the mobile layout’s are that very width, and leave no width between', () => {
    const near = widths.filter(({ em }) => Math.abs(em - mobile) < 5);
    expect(near.length).toBeGreaterThan(30);
    expect(near.filter(({ em, comparison }) => em !== mobile || !['<=', '>'].includes(comparison))).toEqual([]);
  });
});
