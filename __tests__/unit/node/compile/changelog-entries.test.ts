import { compile, places, toMarkup } from './support/compile';

const entry = (attributes: string, body = 'Text.'): string =>
  `<ChangelogEntry ${attributes}>\n\n${body}\n\n</ChangelogEntry>`;
const valid = 'date="2024-11-08" kind="new" area="Subscriptions" title="Win-back offers"';

describe('changelog entries', () => {
  it('CHG-02 are known with a stable anchor', async () => {
    const page = await compile(`## November 2024\n\n${entry(valid, 'Text with a [link](/x).')}`);
    expect(page.diagnostics).toEqual([]);
    expect(page.changelogEntries).toEqual([
      {
        id: '2024-11-08-win-back-offers',
        date: '2024-11-08',
        kind: 'new',
        area: 'Subscriptions',
        title: 'Win-back offers',
        html: '<p>Text with a <a href="/x">link</a>.</p>',
      },
    ]);
  });

  it('TOC-02 are not in the table of contents', async () => {
    const page = await compile(`## November 2024\n\n${entry(valid)}`);
    expect(page.headings.map(({ text }) => text)).toEqual(['November 2024']);
  });

  it('keep their order, and get different ids', async () => {
    const page = await compile(`${entry(valid)}\n\n${entry(valid)}`);
    expect(page.changelogEntries.map(({ id }) => id)).toEqual([
      '2024-11-08-win-back-offers',
      '2024-11-08-win-back-offers-1',
    ]);
  });

  it('CHG-04 are HTML without components in feeds', async () => {
    const page = await compile(entry(valid, 'A <Term>order</Term>.\n\n```js\na < b\n```'));
    expect(page.changelogEntries[0]?.html).toBe(
      '<p>A order.</p>\n<pre><code class="language-js">a &lt; b\n</code></pre>',
    );
    expect(toMarkup(page.content)).toContain('<Term id="order">');
  });

  it('CHG-04 have pictures, labels of tabs and words of diagrams in feeds, but no note marks, classes or roles', async () => {
    const body = [
      'A [file](./terms.pdf), a [page](./other.mdx#part), an [anchor](#below), a note.[^1]',
      '![Wide](./img/photo.png)',
      '<Tabs><TabItem value="a" label="First">One</TabItem><TabItem value="b" label="Second">Two</TabItem></Tabs>',
      ':::tip[Mind]\n\nText.\n\n:::',
      '```mermaid title="Flow" alt="From A to B."\nflowchart LR\n  A --> B\n```',
    ].join('\n\n');
    const page = await compile(`${entry(valid, body)}\n\n[^1]: Note.`);
    const [{ html } = { html: '' }] = page.changelogEntries;
    expect(html).toContain('<a href="asset:content/docs/terms.pdf">file</a>');
    expect(html).toContain(
      '<a href="mdx:content/docs/other.mdx#part">page</a>, an <a href="#below">anchor</a>, a note.</p>',
    );
    expect(html).toContain('<img src="asset:content/docs/img/photo.png" alt="Wide">');
    expect(page.assets).toContain('content/docs/img/photo.png');
    expect(html).toMatch(/<strong>First<\/strong><\/p>\s*<p>One<\/p>\s*<p><strong>Second/);
    expect(html).toContain('From A to B.');
    expect(html).not.toMatch(/ (?:class|role|tabindex|aria-|data-)|<svg|<button/);
  });

  it.each([
    ['date="2024-02-31" kind="new" area="A" title="T"', /2024-02-31.*YYYY-MM-DD/],
    ['kind="new" area="A" title="T"', /date=""/],
    ['date="2024-01-01" kind="added" area="A" title="T"', /"added".*new, improved, fixed, retired/],
    ['date="2024-01-01" kind="new" title="T"', /area is missing/],
  ])('%s is an error with line', async (attributes, message) => {
    const page = await compile(`Text\n\n${entry(attributes)}`);
    expect(places(page.diagnostics)).toEqual(['error changelog-entry 3:1']);
    expect(page.diagnostics[0]?.message).toMatch(message);
    expect(page.changelogEntries).toEqual([]);
  });
});
