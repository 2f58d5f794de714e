import { compile, findOnly, places } from './support/compile';

async function tabs(body: string) {
  const page = await compile(body);
  expect(page.diagnostics).toEqual([]);
  return findOnly(page.content, 'Tabs');
}

const two = '<TabItem value="a" label="A">1</TabItem><TabItem value="b" label="B">2</TabItem>';

describe('tabs', () => {
  it('TAB-02 TAB-03 brings items, group and default', async () => {
    const node = await tabs(
      '<Tabs groupId="tool" defaultValue="b">\n  <TabItem value="a" label="A">\n\n  **One**\n\n  </TabItem>\n  <TabItem value="b" label="B" default>\n\n  Two\n\n  </TabItem>\n</Tabs>',
    );
    expect(node.props).toEqual({ groupId: 'tool', defaultValue: 'b' });
    expect(node.children).toEqual([
      { name: 'TabItem', props: { value: 'a', label: 'A' }, children: [{ html: '<p><strong>One</strong></p>' }] },
      { name: 'TabItem', props: { value: 'b', label: 'B' }, children: [{ html: '<p>Two</p>' }] },
    ]);
    const ofItem = await tabs('<Tabs><TabItem value="a">a</TabItem><TabItem value="b" default>b</TabItem></Tabs>');
    expect(ofItem.props).toEqual({ defaultValue: 'b' });
  });

  it('TAB-02 keeps null: nothing is selected', async () => {
    expect((await tabs(`<Tabs defaultValue={null}>${two}</Tabs>`)).props).toEqual({ defaultValue: null });
  });

  it('TAB-04 names the query parameter: own name, or the group', async () => {
    expect((await tabs(`<Tabs queryString="os">${two}</Tabs>`)).props).toEqual({ queryString: 'os' });
    expect((await tabs(`<Tabs queryString groupId="g">${two}</Tabs>`)).props).toEqual({
      groupId: 'g',
      queryString: 'g',
    });
    expect((await tabs(`<Tabs queryString={false} groupId="g">${two}</Tabs>`)).props).toEqual({ groupId: 'g' });
  });

  it('TAB-06 brings lazy and the label, and leaves out what the island does not know', async () => {
    const node = await tabs(`<Tabs lazy label="System" className="x" block>${two}</Tabs>`);
    expect(node.props).toEqual({ lazy: true, label: 'System' });
  });

  it('takes labels and order from values, the older spelling', async () => {
    const node = await tabs(
      '<Tabs defaultValue="b" values={[{label: \'Two\', value: \'b\'}, {label: <b>One</b>, value: \'a\'}]}><TabItem value="a">1</TabItem><TabItem value="b">2</TabItem></Tabs>',
    );
    expect(node.children.map((item) => (typeof item === 'object' && 'props' in item ? item.props : item))).toEqual([
      { value: 'b', label: 'Two' },
      { value: 'a', label: 'One' },
    ]);
  });

  it('values that name no tab are left out', async () => {
    const node = await tabs(
      "<Tabs values={[null, 'a', { label: 'x' }, { value: 'a', label: 'A' }]}><TabItem value=\"a\">1</TabItem></Tabs>",
    );
    expect(node.children).toMatchObject([{ props: { value: 'a', label: 'A' } }]);
  });

  it('TAB-02 values and labels may be numbers', async () => {
    const node = await tabs(
      '<Tabs defaultValue={2}><TabItem value={1} label={2024}>1</TabItem><TabItem value={2}>2</TabItem></Tabs>',
    );
    expect(node).toMatchObject({
      props: { defaultValue: '2' },
      children: [{ props: { value: '1', label: '2024' } }, { props: { value: '2', label: '2' } }],
    });
  });

  it('several groups of a page may share an id', async () => {
    const page = await compile(`<Tabs groupId="g">${two}</Tabs>\n\n<Tabs groupId="g">${two}</Tabs>`);
    expect(page.diagnostics).toEqual([]);
  });

  it('takes items that a loop makes', async () => {
    const node = await tabs("<Tabs>{['a', 'b'].map((x) => <TabItem key={x} value={x}>{x}</TabItem>)}</Tabs>");
    expect(node.children).toHaveLength(2);
  });
});

describe('mistakes', () => {
  it.each([
    ['zero items', '<Tabs></Tabs>', '3:1', /no tabs/],
    ['a child that is no item', `<Tabs>${two}<h2>x</h2></Tabs>`, '3:87', /<h2>.*only <TabItem>/],
    ['a paragraph between items', `<Tabs>\n\ntext\n\n${two}\n\n</Tabs>`, '5:1', /^"text" is directly inside/],
    ['an item without value', '<Tabs><TabItem label="A">1</TabItem></Tabs>', '3:7', /no value/],
    ['an item outside', '<TabItem value="a">1</TabItem>', '3:1', /outside/],
    ['a query parameter without a name', `<Tabs queryString>${two}</Tabs>`, '3:1', /name for the parameter/],
    ['values without item', `<Tabs values={[{value:'a'},{value:'b'},{value:'c'}]}>${two}</Tabs>`, '3:1', /"c"/],
  ])('TAB-07 %s is an error with a clear message', async (_, source, position, message) => {
    const page = await compile(`Text\n\n${source}`);
    expect(page.diagnostics).toHaveLength(1);
    const [diagnostic] = page.diagnostics;
    expect(diagnostic).toMatchObject({ severity: 'error', rule: 'tabs', message: expect.stringMatching(message) });
    expect(places(page.diagnostics)).toEqual([`error tabs ${position}`]);
  });
});
