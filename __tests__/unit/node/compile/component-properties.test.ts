import { compile } from './support/compile';

const findingsOf = async (body: string): Promise<string[]> =>
  (await compile(body)).diagnostics
    .filter(({ rule }) => rule.endsWith('-property'))
    .map(({ rule, position, message }) => `${rule} ${position?.line}:${position?.column} ${message}`);

const tab = '<TabItem value="a">t</TabItem>';

describe('properties of components', () => {
  it.each([
    [
      `<Tabs groupid="x">${tab}</Tabs>`,
      '<Tabs> has no property "groupid". Did you mean "groupId"? Expected one of: groupId, queryString, defaultValue, values, lazy, label, block.',
    ],
    [
      '<Link too="/docs/other">x</Link>',
      '<Link> has no property "too". Expected one of: to, href, isNavLink, activeClassName, exact, autoAddBaseUrl.',
    ],
  ])('that %s does not have are named, with the closest one', async (body, message) => {
    expect(await findingsOf(`\n${body}`)).toEqual([expect.stringContaining(`unknown-property 2:`)]);
    expect(await findingsOf(body)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    [`<Tabs values="a,b">${tab}</Tabs>`, '"values" of <Tabs> is "a,b". Expected a list of labels and values.'],
    [`<Tabs lazy="false">${tab}</Tabs>`, '"lazy" of <Tabs> is "false". Expected true or false, in braces.'],
    ['<TOCInline maxHeadingLevel={9} />', '"maxHeadingLevel" of <TOCInline> is 9. Expected a level from 1 to 6.'],
    ['<CodeBlock title={{ a: 1 }}>x</CodeBlock>', '"title" of <CodeBlock> is an object. Expected text.'],
  ])('of %s with a value that means nothing are named', async (body, message) => {
    expect(await findingsOf(body)).toEqual([`invalid-property 1:1 ${message}`]);
  });

  it.each([
    `<Tabs groupId="g" queryString defaultValue={null} lazy className="c" block>${tab}</Tabs>`,
    '<Tabs><TabItem value={1} label={<b>A</b>} default attributes={{ className: "c" }}>t</TabItem></Tabs>',
    '<CodeBlock language="js" showLineNumbers={3} title="a" data-x="1" aria-label="b">x</CodeBlock>',
    '<Link to="/docs/other" target="_blank" rel="noopener" onFocus={undefined} title="t" className="c">x</Link>',
    "<ThemedImage alt='' width={3} height='4' loading='lazy' sources={{ light: './img/photo.png', dark: './img/photo.png' }} />",
    '<Details summary={<summary>s</summary>} open id="x">t</Details>',
    '<Admonition type="note" title={<b>t</b>} icon="💡">x</Admonition>',
    '<MeasureTable anything={1} />',
    '<TOCInline minHeadingLevel="2" />',
    '{[1].map((n) => <Term key={n} id="order">order</Term>)}',
  ])('that %s has are not', async (body) => {
    expect(await findingsOf(body)).toEqual([]);
  });
});
