import type { Element } from 'hast';
import { classesOf, collapseSpaces, elementsIn, isVoid, parseFragment } from '../../../../node/reading/parse';

function elements(html: string): Element[] {
  return [...elementsIn({ children: parseFragment(html) })];
}

describe('parsed HTML', () => {
  it('gives all elements in document order', () => {
    expect(elements('<a><b></b>text</a><!-- c --><p></p>').map(({ tagName }) => tagName)).toEqual(['a', 'b', 'p']);
  });

  it('knows elements without content', () => {
    expect(elements('<br><img><b></b>').map(isVoid)).toEqual([true, true, false]);
  });

  it('gives the classes of an element, whatever is between them', () => {
    expect(elements('<p class=" a \n b  c "></p><p class=""></p><p></p>').map(classesOf)).toEqual([
      ['a', 'b', 'c'],
      [],
      [],
    ]);
  });

  it('collapses white space', () => expect(collapseSpaces('\n a \t b ')).toBe('a b'));
});
