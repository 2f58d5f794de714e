import { compile, places, toMarkup } from './support/compile';

const messages = async (body: string): Promise<string[]> =>
  (await compile(body)).diagnostics.map(({ position, message }) => `${position?.line}:${position?.column} ${message}`);

describe('MDX-10 mistakes of which a page may have many', () => {
  it('are each named with what to write instead: tags that HTML does not close', async () => {
    const page = await compile(
      '| a | b |\n| --- | --- |\n| one<br>two | three<hr> |\n| <br> | <img src="./img/photo.png"> |\n\n<ul>\n<li>a<br>b</li>\n</ul>\n\nText<br>\nmore',
    );
    expect(page.diagnostics.map(({ position }) => position?.line)).toEqual([3, 3, 4, 4, 7, 10]);
    expect(page.diagnostics[0]?.message).toBe('<br> is not closed. In MDX, every tag is. Expected "<br />".');
    expect(page.diagnostics[3]?.message).toContain('"<img />"');
    expect(toMarkup(page.content)).toContain('three');
  });

  it('are named at the line of a list that takes the closing tag below it', async () => {
    const tabs = '<Tabs>\n  <TabItem value="a" label="A">\n    A sentence.\n\n- one\n- two\n  </TabItem>\n</Tabs>';
    const [first, ...others] = await messages(`${tabs}\n\n${tabs}`);
    expect(first).toMatch(/^5:1 The list goes on into the line of <\/TabItem>\. Expected the list to be indented/);
    expect(others).toEqual([expect.stringMatching(/^14:1 /)]);
    expect(await messages('<details>\n<summary>x</summary>\n\n1. one\n   </details>')).toEqual([
      expect.stringMatching(/^4:1 .*<\/details>/),
    ]);
    expect(await messages('<div>\n\n- one\n  </div>\n\n<div>\n\n- a\n</div>')).toHaveLength(1);
  });

  it('are formulas, which are shown as they are written; amounts and code stay', async () => {
    const body =
      'A $\\frac{a}{b 2}$ for $5 or $6, `$\\x{y}$`.\n\n$$\nI = \\int_0^{2\\pi} x\n$$\n\n| F |\n| --- |\n| $\\|x\\|$ |\n\n```sh\necho ${A} $\\B{c}$\n```';
    const page = await compile(body);
    expect(places(page.diagnostics)).toEqual(['error formula 1:3', 'error formula 3:1', 'error formula 9:3']);
    expect(page.diagnostics[0]?.message).toMatch(
      /^"\$\\frac\{a\}\{b 2\}\$" is a formula.*Expected the package formulas/,
    );
    expect(page.diagnostics[1]?.message).toContain('"$$ I = \\int_0^{2\\pi} x $$"');
    const markup = toMarkup(page.content);
    expect(markup).toContain(
      '<code translate="no">\\frac{a}{b 2}</code> for $5 or $6, <code translate="no">$\\x{y}$</code>',
    );
    expect(markup).toContain('<code translate="no">I = \\int_0^{2\\pi} x</code>');
  });

  it('are not looked for in code of the page', async () => {
    expect(await messages('export const price = (a) => `$${a}$`;\n\n{price(5)} and {`$${1}$`}')).toEqual([]);
  });
});
