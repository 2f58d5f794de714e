import type { ElementContent } from 'hast';
import { elementNode } from 'help-portal/graph';
import { encodePath } from 'help-portal/site';

/**
 * Returns a formula with its terms as links to the pages of measures of their names, and a quotient as a fraction, whose
 * stroke is the slash.
 * @param pageOf returns the path of the page about a measure
 */
export async function drawFormula(
  formula: string,
  pageOf: (name: string) => Promise<string | null>,
): Promise<ElementContent[]> {
  const [, above, below, rest = ''] = /^([^/×]+) \/ ([^/×]+?)( × \d+)?$/.exec(formula) ?? [];
  if (above === undefined || below === undefined) return [text(formula)];
  const term = async (name: string): Promise<ElementContent> => {
    const page = await pageOf(name);
    return page === null
      ? elementNode('span', {}, [text(name)])
      : elementNode('a', { href: encodePath(page) }, [text(name)]);
  };
  const stroke = elementNode('span', {}, [text(' / ')]);
  return [elementNode('span', {}, [await term(above), stroke, await term(below)]), ...(rest ? [text(rest)] : [])];
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
