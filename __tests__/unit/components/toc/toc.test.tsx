import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { findActive, findActiveIndex } from '../../../../src/components/toc/active-heading';
import { Toc, TocButton } from '../../../../src/components/toc/Toc';

const headings = [
  { level: 2, id: 'first', text: 'First', html: 'First' },
  { level: 3, id: 'second', text: 'Second part', html: '<code>Second</code> part' },
  { level: 2, id: 'third', text: 'Third', html: 'Third' },
];

/** Top edges of the headings on screen, in pixels. */
let tops: Record<string, number> = {};

beforeEach(() => {
  tops = { first: 100, second: 900, third: 1500 };
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return DOMRect.fromRect({ y: tops[this.id] ?? 0, height: 30 });
  });
  window.innerHeight = 800;
});

function Page() {
  return (
    <>
      <TocButton />
      {headings.map(({ id, text }) => (
        <h2 key={id} id={id}>
          {text}
        </h2>
      ))}
      <Toc headings={headings} />
    </>
  );
}

const toc = () => screen.getByRole('navigation', { name: 'On this page', hidden: true });
const current = () => toc().querySelector('[aria-current]')?.textContent ?? null;

function scrollTo(next: Record<string, number>): void {
  tops = next;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('TOC-02 TOC-03 nests the entries and keeps inline formatting', () => {
  render(<Page />);
  const second = within(toc()).getByRole('link', { name: 'Second part', hidden: true });
  expect(second.innerHTML).toBe('<code>Second</code> part');
  expect(second).toHaveAttribute('href', '#second');
  expect(second.closest('ul')?.closest('li')).toHaveTextContent('First');
});

it('TOC-04 the button opens the list and says whether it is open', () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: /^On this page/ });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveAttribute('aria-controls', toc().id);
  expect(button).toHaveAttribute('popovertarget', toc().id);
  act(() => void toc().dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' })));
  expect(button).toHaveAttribute('aria-expanded', 'true');
});

it('TOC-04 leaves it to the browser to say so without script', () => {
  const html = renderToString(<TocButton />);
  expect(html).toContain('popoverTarget="toc" aria-controls="toc"');
  expect(html).not.toContain('aria-expanded');
});

describe('TOC-06 the active entry', () => {
  it.each([
    ['a heading in the upper half of the viewport', { first: 100, second: 900, third: 1500 }, 'First'],
    ['the one before when the next is in the lower half', { first: -400, second: 500, third: 1000 }, 'First'],
    ['the last one when all are above', { first: -900, second: -500, third: -20 }, 'Third'],
    ['none before the first', { first: 700, second: 1500, third: 2000 }, null],
    ['one at most', { first: -10, second: 100, third: 200 }, 'Second part'],
  ])('is %s', (_, place, expected) => {
    render(<Page />);
    scrollTo(place);
    expect(current()).toBe(expected);
    expect(toc().querySelectorAll('[aria-current="true"]').length).toBeLessThanOrEqual(1);
  });

  it('is none that the page hides', () => {
    render(<Page />);
    screen.getByRole('heading', { name: 'Third' }).hidden = true;
    scrollTo({ first: -900, second: -500, third: 0 });
    expect(current()).toBe('Second part');
  });

  it('is looked for below the bar', () => {
    const boxes = [
      { top: 40, bottom: 70 },
      { top: 300, bottom: 330 },
    ];
    expect(findActiveIndex(boxes, 0, 800)).toBe(0);
    expect(findActiveIndex(boxes, 60, 800)).toBe(1);
  });
});

it('TOC-07 follows resizing, and a heading without height takes the box of its parent', () => {
  render(<Page />);
  scrollTo({ first: -400, second: 500, third: 1000 });
  const hidden = document.getElementById('third');
  if (hidden) hidden.getBoundingClientRect = () => DOMRect.fromRect({ y: 0, height: 0 });
  tops = { first: -400, second: 350, third: 0 };
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(current()).toBe('Second part');
});

it('TOC-09 a burst of scroll events measures nothing by itself, and each heading once in the next frame', () => {
  render(<Toc headings={headings} />);
  document.body.insertAdjacentHTML('beforeend', headings.map(({ id }) => `<h2 id="${id}"></h2>`).join(''));
  const frames: FrameRequestCallback[] = [];
  jest.mocked(window.requestAnimationFrame).mockImplementation((callback) => frames.push(callback));
  const measure = jest.mocked(Element.prototype.getBoundingClientRect).mockClear();
  for (let times = 0; times < 100; times += 1) window.dispatchEvent(new Event('scroll'));
  expect(measure).not.toHaveBeenCalled();
  act(() => frames.forEach((run) => run(0)));
  expect(measure).toHaveBeenCalledTimes(headings.length);
  for (const { id } of headings) document.getElementById(id)?.remove();
});

it('TOC-08 scrolls the active entry into its own view', () => {
  render(<Page />);
  const area = toc();
  Object.defineProperties(area, { offsetHeight: { value: 200 } });
  const entry = within(area).getByRole('link', { name: 'Third', hidden: true });
  Object.defineProperties(entry, { offsetTop: { value: 900 }, offsetHeight: { value: 20 } });
  scrollTo({ first: -900, second: -500, third: -20 });
  expect(area.scrollTop).toBeGreaterThan(700);
});

describe('at the end of a page that cannot scroll further', () => {
  const headings = ['a', 'b', 'c', 'd'].map((id, index) => {
    const heading = Object.assign(document.createElement('h2'), { id });
    heading.getBoundingClientRect = () => DOMRect.fromRect({ y: -100 + index * 300, height: 30 });
    return heading;
  });
  const scrollTo = (scrollY: number): void => {
    Object.assign(window, { scrollY, innerHeight: 1080 });
    jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(1500);
  };
  afterEach(() => {
    Object.assign(window, { scrollY: 0, innerHeight: 768 });
    window.history.replaceState(null, '', '/');
  });

  it.each([
    ['the last heading is read', 420, '', 'd'],
    ['also with a fraction of a pixel left', 419.5, '', 'd'],
    ['or the one that the address names', 420, '#c', 'c'],
    ['unless the reader is past it', 420, '#a', 'd'],
    ['but not before the end', 300, '', 'b'],
    ['nor on a page that does not scroll', 0, '', 'b'],
  ])('%s', (_, position, hash, expected) => {
    window.history.replaceState(null, '', `/${hash}`);
    scrollTo(position);
    expect(findActive(headings)?.id).toBe(expected);
  });
});
