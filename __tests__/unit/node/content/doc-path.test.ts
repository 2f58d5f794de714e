import { isFolderIndex, placeDoc, splitNumberPrefix } from '../../../../node/content/doc-path';

describe('splitNumberPrefix', () => {
  it.each([
    ['intro', 'intro', undefined],
    ['007-intro', 'intro', 7],
    ['0_intro', 'intro', 0],
    ['2. Setup', 'Setup', 2],
    ['02 - Setup', 'Setup', 2],
    ['3--- x', 'x', 3],
    ['2021-11-foo', '2021-11-foo', undefined],
    ['21-11-foo', '21-11-foo', undefined],
    ['7.0-foo', '7.0-foo', undefined],
    ['404', '404', undefined],
    ['1-', '1-', undefined],
    ['2fa', '2fa', undefined],
    ['my-1-page', 'my-1-page', undefined],
  ])('%s is named %s with position %s, as in Docusaurus', (written, name, prefix) => {
    expect(splitNumberPrefix(written)).toEqual(prefix === undefined ? { name } : { name, prefix });
  });
});

describe('isFolderIndex', () => {
  it.each([
    ['index', ['a'], true],
    ['Index', ['a'], true],
    ['README', [], true],
    ['a', ['x', 'a'], true],
    ['x', ['x', 'a'], false],
    ['a', [], false],
  ])('%s in %j: %s', (name, folders, expected) => {
    expect(isFolderIndex(name, folders)).toBe(expected);
  });
});

describe('placeDoc', () => {
  const place = (file: string, frontMatter: Parameters<typeof placeDoc>[2] = {}) => {
    const { docId, path } = placeDoc(file, '/docs', frontMatter);
    return [docId, path];
  };

  it.each([
    ['a/page.mdx', 'a/page', '/docs/a/page'],
    ['index.mdx', 'index', '/docs/'],
    ['a/index.mdx', 'a/index', '/docs/a/'],
    ['a/b/b.mdx', 'a/b/b', '/docs/a/b/'],
    ['01-a/02-page.mdx', 'a/page', '/docs/a/page'],
    ['2021-11-a/page.mdx', '2021-11-a/page', '/docs/2021-11-a/page'],
    ['a b/ü.mdx', 'a b/ü', '/docs/a b/ü'],
  ])('RTE-06 MDX-07 %s has the id %s and the path %s', (file, docId, path) => {
    expect(place(file)).toEqual([docId, path]);
  });

  it.each([
    [{ slug: '/' }, '/docs/'],
    [{ slug: '/x' }, '/docs/x'],
    [{ slug: './x' }, '/docs/a/x'],
    [{ slug: '../x' }, '/docs/x'],
    [{ slug: 'x/y/' }, '/docs/a/x/y/'],
    [{ slug: '//x//y' }, '/docs/x/y'],
  ])('a slug %j gives %s', (frontMatter, path) => {
    expect(place('a/page.mdx', frontMatter)).toEqual(['a/page', path]);
  });

  it('an id replaces the file name in id and path, a slug wins over it', () => {
    expect(place('a/01-page.mdx', { id: 'other' })).toEqual(['a/other', '/docs/a/other']);
    expect(place('a/page.mdx', { id: 'other', slug: '/z' })).toEqual(['a/other', '/docs/z']);
    // As in Docusaurus, an index page keeps the address of its folder.
    expect(place('a/index.mdx', { id: 'other' })).toEqual(['a/other', '/docs/a/']);
  });

  it('number prefixes stay on request', () => {
    const kept = placeDoc('01-a/02-page.mdx', '/docs', { parse_number_prefixes: false });
    expect(kept).toMatchObject({ docId: '01-a/02-page', path: '/docs/01-a/02-page', fileName: '02-page' });
    expect(kept).not.toHaveProperty('prefix');
  });

  it('knows folder, name without prefix, position and whether it stands for its folder', () => {
    expect(placeDoc('01-a/02-page.mdx', '/docs', {})).toEqual({
      docId: 'a/page',
      path: '/docs/a/page',
      folder: '01-a',
      fileName: 'page',
      isIndex: false,
      prefix: 2,
    });
    expect(placeDoc('a/index.mdx', '/docs', {})).toMatchObject({ folder: 'a', isIndex: true });
  });
});
