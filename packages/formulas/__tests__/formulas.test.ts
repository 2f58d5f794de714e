import { compile, markupOf, places, readingOf } from '../../../__tests__/unit/node/compile/support/compile';
import { drawFormulas } from '../src/formulas';

const formulas = drawFormulas({ '\\RR': '\\mathbb{R}' });

it('draws a formula in a sentence as MathML, with its source for assistive technology', async () => {
  const markup = await markupOf('The area is $\\frac{a^2}{2}$ of it.', { formulas });
  expect(markup).toMatch(
    /^<p>The area is <math display="inline" alttext="\\frac\{a\^2\}\{2\}">.*<mfrac>.*<\/mfrac>.*<\/math> of it\.<\/p>$/,
  );
});

it('draws a formula of its own in a box that scrolls', async () => {
  const markup = await markupOf('Text.\n\n$$\nx \\in \\RR\n$$\n\nMore.', { formulas });
  expect(markup).toMatch(
    /<p>Text\.<\/p>\s*<div class="formula" tabindex="0"><math display="block" alttext="x \\in \\RR">/,
  );
  expect(markup).toContain('ℝ');
});

it('reads formulas of Markdown files too, and keeps code and escaped dollars', async () => {
  const body = 'A $x_1$, `$y$` and \\$5 or \\$6.\n\n```\n$$ z $$\n```\n';
  for (const format of ['md', 'mdx'] as const) {
    const markup = await markupOf(body, { formulas, format });
    expect(markup.match(/<math/g)).toHaveLength(1);
    expect(markup).toContain('>$y$</code> and $5 or $6.');
    expect(markup).toContain('$$ z $$');
  }
});

it('draws formulas in headings, tables, lists and admonitions', async () => {
  const body = '## Of $a$\n\n| H |\n| --- |\n| $b$ |\n\n- $c$\n\n:::note\n\n$$\nd\n$$\n\n:::\n';
  const page = await compile(body, { formulas });
  expect(page.diagnostics).toEqual([]);
  expect(JSON.stringify(page.content).match(/<math/g)).toHaveLength(4);
  expect(page.headings.map(({ id, text }) => [id, text])).toEqual([['of-a', 'Of a']]);
});

it('names a formula that cannot be drawn, with its line, and shows it as it is written', async () => {
  const page = await compile('Text.\n\nThe $\\frac{1$ of it.\n\n$$\n\\nonsense{x}\n$$\n', { formulas });
  expect(places(page.diagnostics)).toEqual(['error formula 3:5', 'error formula 5:1']);
  expect(page.diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^The formula "\\frac\{1" cannot be drawn, and is shown as it is written: .*expected '\}'/i),
    expect.stringMatching(/^The formula "\\nonsense\{x\}" cannot be drawn.*nonsense/i),
  ]);
  expect(JSON.stringify(page.content)).toContain('\\\\frac{1');
});

it('gives search and the Markdown version the source', () => {
  const { sections, markdown } = readingOf('It is $\\frac{a}{b}$ high.\n\n$$\nc_1 * d_2\n$$\n', { formulas });
  expect(JSON.stringify(sections)).toContain('It is \\\\frac{a}{b} high.');
  expect(JSON.stringify(sections)).toContain('c_1 * d_2');
  expect(markdown).toContain('It is $\\frac{a}{b}$ high.\n\n$$\nc_1 * d_2\n$$\n');
});

it('runs no code and loads nothing that a formula names', async () => {
  const page = await compile('$\\href{javascript:alert(1)}{x}$ $\\includegraphics{https://a.example/x.png}$', {
    formulas,
  });
  expect(JSON.stringify(page.content)).not.toMatch(/<a |<img|href=/);
});
