import { readFileSync } from 'node:fs';
import path from 'node:path';
import { docPage } from './support/page-kinds';
import { expect, open, test } from './support/test';

/** The site's diagrams, as they stand in its pages. */
const routes = JSON.parse(readFileSync('public/routes.json', 'utf8')) as string[];
const figures = routes.flatMap((route) => {
  if (route.startsWith('/404')) return [];
  const markup = readFileSync(path.join('public', route, 'index.html'), 'utf8');
  const found = markup.matchAll(/<figure class="diagram(?![^"]*schematic)[^"]*"[^>]*>.*?<\/figure>/gs);
  return Array.from(found, ([figure]) => figure.replace('<figure', `<figure data-page="${route}"`));
});

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Faults of all diagrams that are shown, as `fault: page`. */
function findFaults(): string[] {
  const hits = (a: Box, b: Box): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  /** Letters fill the middle of a line. */
  const boxOf = (text: Element): Box => {
    const { left, right, top, bottom, height } = text.getBoundingClientRect();
    return { left, right, top: top + height * 0.15, bottom: bottom - height * 0.15 };
  };
  const segmentsOf = (line: Element, { a, d, e, f }: DOMMatrix): Box[] => {
    const number = (name: string): number => Number(line.getAttribute(name));
    const points =
      line.getAttribute('points')?.trim().split(/\s+/) ??
      [1, 2].map((end) => `${number(`x${end}`)},${number(`y${end}`)}`);
    const places = points.map((point) => point.split(',').map(Number)).map(([x = 0, y = 0]) => [x * a + e, y * d + f]);
    return places.slice(1).map(([x = 0, y = 0], index) => {
      const [beforeX = 0, beforeY = 0] = places[index] ?? [];
      // Thick enough to count as crossing.
      return {
        left: Math.min(x, beforeX) - 1.5,
        right: Math.max(x, beforeX) + 1.5,
        top: Math.min(y, beforeY) - 1.5,
        bottom: Math.max(y, beforeY) + 1.5,
      };
    });
  };
  // On a phone, three quarters of 12 px, beside a scrollbar that a phone does not have.
  const smallest = window.innerWidth < 997 ? 8.5 : 10.95;
  const hasSurface = (text: Element): boolean =>
    text.hasAttribute('paint-order') ||
    /rect|polygon|circle|path|ellipse/.test(text.previousElementSibling?.tagName ?? '');

  return Array.from(document.querySelectorAll('figure[data-page]')).flatMap((figure) =>
    Array.from(figure.querySelectorAll('svg')).flatMap((drawing) => {
      const frame = drawing.getBoundingClientRect();
      const matrix = drawing.getScreenCTM();
      if (frame.width === 0 || !matrix) return [];
      const texts = Array.from(drawing.querySelectorAll('text'));
      const lines = Array.from(drawing.querySelectorAll('line, polyline'));
      const boxes = texts.map(boxOf);
      const isCrossed = (text: Element, box: Box): boolean =>
        lines.some((line) => {
          const isAbove = text.compareDocumentPosition(line) === Node.DOCUMENT_POSITION_FOLLOWING;
          return (isAbove || !hasSurface(text)) && segmentsOf(line, matrix).some((segment) => hits(segment, box));
        });
      const faults = {
        'small text': texts.some((text) => Number(text.getAttribute('font-size')) * matrix.a < smallest),
        'text outside': boxes.some(
          ({ left, right, top, bottom }) =>
            left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 2 || bottom > frame.bottom + 2,
        ),
        'texts overlap': boxes.some((box, index) => boxes.slice(index + 1).some((other) => hits(box, other))),
        'a line runs through text': texts.some((text, index) => isCrossed(text, boxes[index] ?? boxOf(text))),
      };
      const page = figure.getAttribute('data-page') ?? '';
      return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${page}`] : []));
    }),
  );
}

test('no label of any diagram is too small, crossed, covered or cut, at any width', async ({ page }) => {
  expect(figures.length).toBeGreaterThan(150);
  await open(page, docPage.path);
  await page.locator('.prose').evaluate((prose, all) => void (prose.innerHTML = all.join('')), figures);
  for (const width of [375, 997, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findFaults), `at ${width} px`).toEqual([]);
  }
});

test('phones show drawings that run downwards, and a wide screen those that run across', async ({ page }) => {
  await open(page, docPage.path);
  await page.locator('.prose').evaluate((prose, all) => void (prose.innerHTML = all.join('')), figures);
  const shown = (): Promise<number[]> =>
    page.evaluate(() =>
      ['.wide', '.narrow'].map(
        (name) =>
          Array.from(document.querySelectorAll(`.diagram > ${name}`)).filter(
            (svg) => svg.getBoundingClientRect().width > 0,
          ).length,
      ),
    );
  await page.setViewportSize({ width: 1280, height: 900 });
  const [wide = 0, hidden] = await shown();
  expect(wide).toBeGreaterThan(20);
  expect(hidden).toBe(0);
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await shown()).toEqual([0, wide]);
});
