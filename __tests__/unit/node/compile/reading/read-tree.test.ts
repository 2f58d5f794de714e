import { closeMarkdown } from '../../../../../node/compile/reading/read-tree';
import { fence, readingOf } from '../support/compile';

const textOf = (body: string): string =>
  readingOf(body)
    .sections.flatMap(({ blocks }) => blocks)
    .join('\n');
const closed = (body: string, absolute: (address: string | number) => string = String): string =>
  closeMarkdown(readingOf(body), absolute).markdown.trim();

describe('what is read of a page when it is compiled', () => {
  it('has its sections, headings and ids, and the level-1 heading apart', () => {
    const reading = readingOf('# Top\n\nIntro.\n\n## Part {#own}\n\nText.');
    expect(reading.heading).toBe('Top');
    expect(reading.sections.map(({ heading, blocks }) => [heading, ...blocks])).toEqual([
      ['', 'Intro.'],
      ['Part', 'Text.'],
    ]);
    expect(reading.facts.ids).toContain('own');
    expect(reading.facts.headings).toBe(0);
  });

  it('leaves addresses open that depend on other pages, and no others', () => {
    const { addresses } = readingOf(
      '[a](./partial-user.mdx) [b](/x) [c](#part) [d](https://example.com/a b) ![Photo](./img/photo.png)\n\n## Part',
    );
    expect(addresses).not.toContain('https://example.com/a%20b');
    expect(addresses.filter((address) => typeof address === 'number')).toEqual([0]);
    expect(addresses).toEqual(expect.arrayContaining(['/x', '#part']));
  });

  it('closes each open address once, wherever the writer wrote what looks like a mark', () => {
    const body = '`x-open-1:0` [a](/x) [x-open-1:0](/y)';
    expect(closed(body, (address) => `https://help.example${String(address)}`)).toBe(
      '`x-open-1:0` [a](https://help.example/x) [x-open-1:0](https://help.example/y)',
    );
  });

  it('gives an image the address of its index', () => {
    expect(closed('![Photo](./img/photo.png)', (address) => `/static/${String(address)}.png`)).toBe(
      '![Photo](/static/0.png)',
    );
  });

  it('is partial where only the built page shows all, and not for code, tabs and terms', () => {
    const known = `${fence('js', 'a();')}\n\n<Tabs><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>`;
    expect(readingOf(known).isPartial).toBe(false);
    expect(readingOf('<DocCardList />').isPartial).toBe(true);
  });
});

describe('a component in its static form', () => {
  it('has the lines and the title of code', () => {
    expect(closed(fence('js title="a.js"', 'const a = 1;', 'a();'))).toContain('const a = 1;\na();');
    const { sections } = readingOf(fence('js title="a.js"', 'a();'));
    expect(sections.map(({ extras }) => extras)).toEqual([['a.js a();']]);
  });

  it('has all panels of tabs, but of lazy ones only the one that is shown', () => {
    const tabs = (properties: string): string =>
      textOf(`<Tabs ${properties}><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>`);
    expect(tabs('')).toMatch(/One[^]*Two/);
    expect(tabs('lazy')).toContain('One');
    expect(tabs('lazy')).not.toContain('Two');
    expect(tabs('lazy defaultValue="b"')).toContain('Two');
    expect(tabs('lazy defaultValue={null}')).not.toMatch(/One|Two/);
  });
});

describe('elements that a parser ends', () => {
  it('end where the next begins: a paragraph before a block, a link before a link', () => {
    expect(closed('<p>One<div>Two</div>Three</p>')).toBe('One\n\nTwo\n\nThree');
    expect(readingOf('<a href="/x">One <a href="/y">two</a></a>').facts.links).toEqual(['/x', '/y']);
  });
});
