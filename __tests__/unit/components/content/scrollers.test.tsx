import { render, screen } from '@testing-library/react';
import { Content } from '../../../../src/components/content/Content';
import { makeContent } from '../../../support/page-content';

let resize: ResizeObserverCallback;

beforeEach(() => {
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = callback;
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

/** Tells of a size: the part is 100 × 100, what it holds is larger by this much. */
function measure(target: Element, extra: { width?: number; height?: number }): void {
  const sizes = { clientWidth: 100, clientHeight: 100 };
  const { width = 0, height = 0 } = extra;
  Object.entries({ ...sizes, scrollWidth: 100 + width, scrollHeight: 100 + height }).forEach(([name, value]) =>
    Object.defineProperty(target, name, { value, configurable: true }),
  );
  resize([{ target } as ResizeObserverEntry], {} as ResizeObserver);
}

const html =
  '<div class="table-scroll" role="region" aria-label="Table: A" tabindex="0"><table></table></div><figure class="diagram"></figure>';

function draw(): [table: Element, diagram: Element] {
  const { container } = render(
    <div className="prose">
      <Content page={makeContent([{ html }])} />
    </div>,
  );
  const [table, diagram] = container.querySelectorAll('.table-scroll, .diagram');
  if (!table || !diagram) throw new Error('Nothing was drawn.');
  return [table, diagram];
}

it('MDX-03 a table that is too high is a region and a stop of Tab, as a wide one is', () => {
  const [table] = draw();
  measure(table, {});
  expect(screen.queryByRole('region')).toBeNull();
  expect(table).not.toHaveAttribute('tabindex');
  measure(table, { height: 20 });
  expect(screen.getByRole('region', { name: 'Table: A' })).toHaveAttribute('tabindex', '0');
});

it('a diagram that does not fit can be scrolled by keyboard', () => {
  const [, diagram] = draw();
  measure(diagram, { width: 20 });
  expect(diagram.outerHTML).toBe('<figure class="diagram" tabindex="0"></figure>');
  measure(diagram, {});
  expect(diagram.outerHTML).toBe('<figure class="diagram"></figure>');
});
