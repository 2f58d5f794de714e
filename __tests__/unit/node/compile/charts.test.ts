import { compile, markupOf, toMarkup, fence } from './support/compile';

const gridLines = (markup: string): number | undefined =>
  /<path d="([^"]*)" stroke="[^"]*" stroke-opacity/.exec(markup)?.[1]?.match(/M/g)?.length;

describe('charts', () => {
  it('draws a line of the grid at every value of a long axis', async () => {
    const chart = 'xychart-beta\n  x-axis [a, b]\n  y-axis EUR 0 --> 30\n  bar [10, 25]';
    const markup = toMarkup((await compile(fence('mermaid alt="x"', chart))).content).split('class="narrow"')[0] ?? '';
    expect(gridLines(markup)).toBe(markup.match(/text-anchor="end"[^>]*>\d+<\/text>/g)?.length);
  });

  it('writes the value beside each bar or dot of one series, and groups digits as the prose does', async () => {
    const textsOf = async (...lines: string[]): Promise<string[]> => {
      const markup = await markupOf(fence('mermaid alt="x"', 'xychart-beta', 'x-axis [2025, 2026]', ...lines));
      return [...markup.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text = '']) => text);
    };
    expect(await textsOf('y-axis 0 --> 5000', 'bar [1234.5, 4000]')).toEqual(
      expect.arrayContaining(['2025', '2026', '1,000', '5,000', '1,234.5', '4,000.0']),
    );
    expect(await textsOf('line [7, 31]')).toEqual(expect.arrayContaining(['7', '31']));
    expect(await textsOf('y-axis 0 --> 100', 'bar [7, 31]', 'line [8, 32]')).not.toContain('31');
  });

  it('writes values beside horizontal bars', async () => {
    const markup = await markupOf(
      fence(
        'mermaid alt="x"',
        'xychart-beta horizontal',
        'x-axis [2025, 2026]',
        'y-axis 0 --> 5000',
        'bar [1234, 4000]',
      ),
    );
    const value = /<text x="([\d.]+)"[^>]*>1,234</.exec(markup);
    const [, x, width] = /<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)"/.exec(markup) ?? [];
    expect(Number(value?.[1])).toBeGreaterThan(Number(x) + Number(width));
    expect(markup).toContain('>2025<');
  });

  it('squeezes a chart for phones, with names on two lines, if they fit', async () => {
    const drawings = async (...lines: string[]): Promise<string[]> => {
      const markup = await markupOf(fence('mermaid alt="x"', 'xychart-beta', ...lines));
      return markup.match(/<svg .*?<\/svg>/gs) ?? [];
    };
    const widthOf = (svg = ''): number => Number(/ width="(\d+)"/.exec(svg)?.[1]);
    const names = '[Review Garden, Notes Weekly, Coupon Harbor, Blog]';
    const [wide, narrow] = await drawings(`x-axis ${names}`, 'y-axis 0 --> 30', 'bar [20, 15, 25, 20]');
    expect(widthOf(wide)).toBeGreaterThan(600);
    expect(widthOf(narrow)).toBeLessThan(365);
    for (const text of ['Review', 'Garden', 'Blog', '20', '25']) expect(narrow).toContain(`>${text}</text>`);
    expect(wide).toContain('>Review Garden</text>');
    const heights = (svg = ''): string[] =>
      [...svg.matchAll(/<rect [^>]* height="([^"]+)"/g)].map(([, height = '']) => height);
    expect(heights(narrow)).toEqual(heights(wide));
    expect(await drawings('x-axis [Incomprehensibilities, Incomprehensibility]', 'bar [1, 2]')).toHaveLength(1);
    const [both = '', squeezed = ''] = await drawings('x-axis [a, b]', 'bar [1, 2]', 'line [2, 1]');
    expect(widthOf(squeezed)).toBeLessThan(365);
    // A legend would say "Bar 1" and "Line 1".
    expect(both + squeezed).not.toMatch(/ 1<\/text>/);
  });

  it('leaves out values that would touch', async () => {
    const months = Array.from({ length: 24 }, (_, month) => 100_001 + month);
    const markup = await markupOf(
      fence(
        'mermaid alt="x"',
        'xychart-beta',
        `x-axis [${months.join(', ')}]`,
        'y-axis 0 --> 200000',
        `bar [${months.join(', ')}]`,
      ),
    );
    expect(markup).not.toContain('100,001<');
    expect(markup).toContain('>200,000<');
  });
});
