import { buildTocTree, listedHeadings } from '../../../../src/components/toc/toc-tree';
import type { TocEntry } from '../../../../src/components/toc/toc-tree';

const heading = (level: number, id: string) => ({ level, id, text: id, html: id });

type Shape = { [id: string]: Shape };
const shape = (entries: readonly TocEntry[]): Shape =>
  Object.fromEntries(entries.map(({ id, children }) => [id, shape(children)]));

it('TOC-01 lists levels 2 to 5, or fewer where the page says so', () => {
  const headings = [1, 2, 3, 4, 5, 6].map((level) => heading(level, `h${level}`));
  expect(listedHeadings(headings, 2, 5).map(({ level }) => level)).toEqual([2, 3, 4, 5]);
  expect(listedHeadings(headings, 3, 4).map(({ level }) => level)).toEqual([3, 4]);
});

it('TOC-02 never lists a heading of level 1', () => {
  expect(listedHeadings([heading(1, 'title')], 1, 6)).toEqual([]);
});

it('TOC-02 nests by level; a skipped level attaches to the nearest lower one', () => {
  const tree = buildTocTree([heading(2, 'a'), heading(4, 'a1'), heading(3, 'a2'), heading(4, 'a2x'), heading(2, 'b')]);
  expect(shape(tree)).toEqual({ a: { a1: {}, a2: { a2x: {} } }, b: {} });
});

it('TOC-02 a page that begins with a deep heading loses nothing', () => {
  const tree = buildTocTree([heading(4, 'deep'), heading(2, 'a'), heading(3, 'a1')]);
  expect(shape(tree)).toEqual({ deep: {}, a: { a1: {} } });
});
