import { symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../../node/base/list-files';
import { findContentFileFaults } from '../../../../node/content/check-files';
import { isDocFile } from '../../../../node/content/doc-files';
import { readFrontMatter } from '../../../../node/content/read-front-matter';
import { readText } from '../../../../node/base/read-text';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { createProject } from '../support/project';
import type { Files, Project } from '../support/project';

let project: Project | undefined;

function setUp(files: Files): Project {
  project = createProject({ 'content/guides/g.mdx': '# G\n', ...files });
  return project;
}

afterEach(() => project?.remove());

it('the front matter of one project is not taken for that of another', () => {
  const titles = ['A', 'B'].map((title) => {
    const { root, remove } = createProject({ 'content/docs/a.mdx': `---\ntitle: ${title}\n---\n` });
    utimesSync(path.join(root, 'content/docs/a.mdx'), 1, 1);
    const { data } = readFrontMatter(root, 'content/docs/a.mdx');
    remove();
    return data?.title;
  });
  expect(titles).toEqual(['A', 'B']);
});

const check = (files: Files): Diagnostic[] => findContentFileFaults(setUp(files).root);

const summarize = (diagnostics: readonly Diagnostic[]): string[] =>
  diagnostics.map(({ severity, rule, file, position }) =>
    [severity, rule, file, position ? `${position.line}:${position.column}` : ''].join(' ').trim(),
  );

describe('isDocFile', () => {
  it.each([
    ['content/docs/a.mdx', true],
    ['content/guides/a.mdx', true],
    ['content/docs/_a.mdx', false],
    ['content/docs/_parts/a.mdx', false],
    ['content/docs/a.txt', false],
    ['content/data/a.mdx', false],
    ['content/README.md', false],
    ['content/docsother/a.mdx', false],
  ])('MDX-08 %s: %s', (file, expected) => {
    expect(isDocFile(file)).toBe(expected);
  });
});

it('listFiles is sorted, relative and tolerates a missing folder', () => {
  const { root } = setUp({ 'content/docs/b.mdx': '', 'content/docs/a/c.mdx': '', 'content/docs/a.mdx': '' });
  expect(listFiles(root, 'content/docs')).toEqual(['content/docs/a.mdx', 'content/docs/a/c.mdx', 'content/docs/b.mdx']);
  expect(listFiles(root, 'content/nothing')).toEqual([]);
});

describe('readText', () => {
  it.each([
    [Buffer.from('a\nb \xFC\n', 'latin1'), { line: 2, column: 3 }],
    [Buffer.from([0xff, 0xfe, 0x41, 0x00]), { line: 1, column: 1 }],
    [Buffer.concat([Buffer.from('ä\nö'), Buffer.from([0xc3])]), { line: 2, column: 2 }],
    [Buffer.from([0x0a, 0x0a, 0xed, 0xa0, 0x80]), { line: 3, column: 1 }],
    [Buffer.from('a\nbc\0d\n'), { line: 2, column: 3 }],
  ])('names the place of the first byte that is no text in UTF-8 (%#)', (bytes, position) => {
    const { root } = setUp({ 'content/docs/a.mdx': bytes });
    const diagnostics: Diagnostic[] = [];
    expect(readText(root, 'content/docs/a.mdx', diagnostics)).toBeNull();
    expect(diagnostics).toMatchObject([{ severity: 'error', rule: 'file-encoding', position }]);
  });

  it('takes 2 MB and refuses one byte more', () => {
    const limit = 2 * 1024 * 1024;
    const { root } = setUp({ 'a.mdx': Buffer.alloc(limit, 'a'), 'b.mdx': Buffer.alloc(limit + 1, 'a') });
    const diagnostics: Diagnostic[] = [];
    expect(readText(root, 'a.mdx', diagnostics)).toHaveLength(limit);
    expect(diagnostics).toEqual([]);
    expect(readText(root, 'b.mdx', diagnostics)).toBeNull();
    expect(diagnostics).toMatchObject([{ rule: 'file-too-large', message: expect.stringContaining('at most 2 MB') }]);
  });

  it('drops a byte order mark', () => {
    const { root } = setUp({ 'a.mdx': '\uFEFF# A' });
    expect(readText(root, 'a.mdx', [])).toBe('# A');
  });
});

describe('findContentFileFaults', () => {
  it('finds nothing in good content', () => {
    const files = {
      'content/docs/index.mdx': '---\ntitle: Home\n---\nText\n',
      'content/docs/a/_category_.json': '{ "label": "A" }',
      'content/docs/a/b.md': 'Text',
      'content/docs/a/_part.mdx': 'Part',
      'content/docs/a/picture.png': Buffer.from([0x89, 0xff]),
    };
    expect(check(files)).toEqual([]);
  });

  it('reports the faults of all files together', () => {
    const found = check({
      'content/docs/a-type.mdx': '---\ntitle: A\ndraft: maybe\n---\n',
      'content/docs/b-yaml.mdx': '---\ntitle: a: b\n---\n',
      'content/docs/c-latin.mdx': Buffer.from('---\ntitle: Gr\xFC\xDFe\n---\n', 'latin1'),
      'content/docs/d-large.mdx': Buffer.alloc(2 * 1024 * 1024 + 1, 'x'),
      'content/docs/e/_category_.yml': 'label: [',
      'content/docs/e/page.mdx': 'Text',
      'content/docs/f/_part.mdx': '---\ntitle: {\n---\n',
      'content/docs/g-unknown.mdx': '---\ncolour: red\n---\n',
      'content/guides/h.mdx': '---\ntoc_min_heading_level: 9\n---\n',
    });
    expect(summarize(found)).toEqual([
      'error front-matter-type content/docs/a-type.mdx 3:1',
      'error yaml-syntax content/docs/b-yaml.mdx 2:8',
      'error file-encoding content/docs/c-latin.mdx 2:10',
      'error file-too-large content/docs/d-large.mdx 1:1',
      expect.stringMatching(/^error yaml-syntax content\/docs\/e\/_category_\.yml \d/),
      expect.stringMatching(/^error yaml-syntax content\/docs\/f\/_part\.mdx \d/),
      'warning front-matter-unknown-key content/docs/g-unknown.mdx 2:1',
      'error front-matter-type content/guides/h.mdx 2:1',
    ]);
    expect(found.filter(({ message }) => !/Expected|expected/.test(message))).toEqual([]);
  });

  it('MDX-05 reports an unknown key once, with the number of other files that have it', () => {
    const found = check({
      'content/docs/a.mdx': '---\nauthors: [x]\n---\n',
      'content/docs/b.mdx': '---\nauthors: [x]\ncolour: red\n---\n',
      'content/docs/c.mdx': '---\nauthors: [x]\n---\n',
    });
    expect(summarize(found)).toEqual([
      'warning front-matter-unknown-key content/docs/a.mdx 2:1',
      'warning front-matter-unknown-key content/docs/b.mdx 3:1',
    ]);
    expect(found[0]?.message).toMatch(/^The key "authors" is unknown .* Also in 2 other files\.$/);
    expect(found[1]?.message).not.toContain('Also');
  });

  it.each<[string, Files]>([
    ['file endings', { 'content/docs/a.md': '', 'content/docs/a.mdx': '' }],
    ['number prefixes', { 'content/docs/01-a.mdx': '', 'content/docs/02-a.mdx': '' }],
    ['front matter', { 'content/docs/a.mdx': '', 'content/docs/b.mdx': '---\nid: a\n---\n' }],
  ])('duplicate ids by %s are errors that name both files', (_, files) => {
    const found = check(files);
    const [first, second] = Object.keys(files).sort();
    expect(found).toMatchObject([
      { severity: 'error', rule: 'duplicate-doc-id', file: second, position: { line: 1, column: 1 } },
    ]);
    expect(found[0]?.message).toContain(first);
  });

  it('ERR-12 an id that names no document is an error with its place, all of a run together', () => {
    const found = check({
      'content/docs/a.mdx': '---\ntitle: A\npagination_next: installl\npagination_prev: null\n---\n',
      'content/docs/01-x/_category_.yml': 'label: X\nlink:\n  type: doc\n  id: start\n',
      'content/docs/01-x/start.mdx': '---\npagination_prev: nowhere\npagination_next: x/start\n---\n',
      'content/docs/y/_category_.json': '{ "label": "Y",\n  "link": { "type": "doc", "id": "gone" } }',
      'content/docs/install.mdx': '---\ndraft: true\n---\n',
    });
    expect(summarize(found)).toEqual([
      'error missing-doc-id content/docs/01-x/start.mdx 2:1',
      'error missing-doc-id content/docs/a.mdx 3:1',
      'error missing-doc-id content/docs/y/_category_.json 2:28',
    ]);
    expect(found.map(({ message }) => message)).toEqual([
      'Internal configuration error: pagination_prev names the document "nowhere", which does not exist. Available: a, install, x/start. Expected the id of a document.',
      expect.stringContaining('Did you mean "install"?'),
      expect.stringContaining('link.id names the document "gone"'),
    ]);
  });

  it('ERR-12 says nothing of ids while a file, which may have them, cannot be read', () => {
    const found = check({
      'content/docs/a.mdx': '---\npagination_next: b\n---\n',
      'content/docs/b.mdx': '---\ntitle: a: b\n---\n',
    });
    expect(found.map(({ rule }) => rule)).toEqual(['yaml-syntax']);
  });

  it('what Gatsby’s own parser refuses is reported with its place, since the build would end without naming the file', () => {
    const found = check({
      'content/docs/a.mdx': '---\ntitle: A\ngroup: "\x07"\n---\n',
      'content/docs/b.mdx': '---toml\ntitle = "B"\n---\n',
      'content/docs/c.mdx': '---\n%YAML 1.2\n---\ntitle: C\n',
    });
    expect(summarize(found)).toEqual([
      'error yaml-syntax content/docs/a.mdx 3:10',
      'error yaml-syntax content/docs/b.mdx 1:1',
      expect.stringMatching(/^error yaml-syntax content\/docs\/c\.mdx /),
    ]);
    expect(found.filter(({ message }) => !message.includes('Expected'))).toEqual([]);
  });

  it('a file whose name is only nearly that of a page or category is a warning', () => {
    const found = check({
      'content/docs/A.MDX': 'Text',
      'content/docs/b.markdown': 'Text',
      'content/docs/c/_category_.YML': 'label: C',
      'content/docs/d.mdx.bak': 'Text',
      'content/docs/e/_category_.json': '{ "label": "E" }',
    });
    expect(summarize(found)).toEqual([
      'warning file-name content/docs/A.MDX',
      'warning file-name content/docs/b.markdown',
      'warning file-name content/docs/c/_category_.YML',
    ]);
  });

  it('names signs that nobody sees in names, slugs, ids and titles, each by its code, with the line', () => {
    const { root } = setUp({
      'content/docs/a\u200B.mdx': '---\ntitle: A\n---\n',
      'content/docs/b\u00A0c/d.mdx': '---\ntitle: D\u00A0e \u202Ef\nslug: /in\u00ADvisible\nid: g\u200Bh\n---\n',
      'content/docs/b\u00A0c/sub/e.mdx': '',
      'content/docs/👩‍💻.mdx': '---\ntitle: 👩‍💻\n---\n',
    });
    const faults = findContentFileFaults(root).filter(({ rule }) => rule === 'invisible-sign');
    expect(faults.map(({ position, message }) => `${position?.line} ${message.split('. ')[0]}`).sort()).toEqual([
      '1 There is U+00A0, a non-breaking space, in the name of the folder "b\u00A0c"; `npm run move` renames it',
      '1 There is U+200B, a zero-width space, in the name of the file; `npm run move` renames it',
      '2 There is U+202E, a mark of the direction of text, in "title"',
      '3 There is U+00AD, a soft hyphen, in "slug"',
      '4 There is U+200B, a zero-width space, in "id"',
    ]);
  });

  it('follows symbolic links as Gatsby does, and reports those that lead nowhere, in a circle or elsewhere', () => {
    const { root } = setUp({
      'content/docs/real/a.mdx': '---\ntitle: a: b\n---\n',
      'content/shared/b.mdx': '---\ntitle: a: b\n---\n',
      'elsewhere/b.mdx': 'Text.',
      'static/a.txt': 'Text.',
    });
    const link = (name: string, target: string): void => symlinkSync(target, path.join(root, 'content/docs', name));
    link('folder', '../shared');
    link('file.mdx', '../shared/b.mdx');
    link('outside', '../../elsewhere');
    link('outside.mdx', '../../elsewhere/b.mdx');
    link('root.mdx', '/etc/hostname');
    link('../../static/outside', '../elsewhere');
    link('gone.mdx', 'nowhere.mdx');
    link('real/circle', '..');
    const faults = findContentFileFaults(root);
    expect(faults.filter(({ rule }) => rule === 'symbolic-link').map(({ message }) => message)).toEqual([
      expect.stringContaining('The symbolic link leads out of the folders'),
      expect.stringContaining('The symbolic link leads nowhere. Expected a file or another folder in content,'),
      expect.stringContaining('The symbolic link leads out of the folders'),
      expect.stringContaining('The symbolic link leads out of the folders'),
      expect.stringContaining('The symbolic link leads to a folder that it is in.'),
      expect.stringContaining('The symbolic link leads out of the folders'),
    ]);
    expect(summarize(faults).sort()).toEqual([
      'error symbolic-link content/docs/gone.mdx',
      'error symbolic-link content/docs/outside',
      'error symbolic-link content/docs/outside.mdx',
      'error symbolic-link content/docs/real/circle',
      'error symbolic-link content/docs/root.mdx',
      'error symbolic-link static/outside',
      'error yaml-syntax content/docs/file.mdx 2:8',
      'error yaml-syntax content/docs/folder/b.mdx 2:8',
      'error yaml-syntax content/docs/real/a.mdx 2:8',
    ]);
  });

  it('ids are unique in an area, not in the site', () => {
    expect(check({ 'content/docs/a.mdx': '', 'content/guides/a.mdx': '' })).toEqual([]);
  });
});

describe('paths of pages', () => {
  it('slugs and ids that lead elsewhere are errors with their place, in categories too', () => {
    const page = (line: string): string => `---\ntitle: A\n${line}\n---\n`;
    expect(
      summarize(
        check({
          'content/docs/a.mdx': page('slug: /../../../X'),
          'content/docs/b.mdx': page('slug: "%2e%2e/search"'),
          'content/docs/c.mdx': page('id: ../index'),
          'content/docs/d.mdx': page('slug: a\\b'),
          'content/docs/e.mdx': page('slug: /.well-known/fine'),
          'content/docs/f/_category_.yml': 'label: F\nlink:\n  type: generated-index\n  slug: /../f\n',
          'content/docs/f/g.mdx': page('slug: /fine'),
          'content/docs/f/h.mdx': page('slug: ../g/fine'),
          'content/docs/f/i.mdx': page('slug: ../g/../finer'),
        }),
      ),
    ).toEqual([
      'error front-matter-type content/docs/a.mdx 3:1',
      'error front-matter-type content/docs/b.mdx 3:1',
      'error front-matter-type content/docs/c.mdx 3:1',
      'error front-matter-type content/docs/d.mdx 3:1',
      'error front-matter-type content/docs/f/_category_.yml 4:3',
      'error front-matter-type content/docs/f/i.mdx 3:1',
    ]);
  });

  it('names of files that cannot be a path are errors', () => {
    const long = 'a'.repeat(201);
    const names = [
      '100%.mdx',
      'a\\b.mdx',
      'new\nline.mdx',
      'what?.mdx',
      `${long}.mdx`,
      'backup~/a.mdx',
      'node_modules/a.mdx',
      'a.b.swp/a.mdx',
      'a%20.mdx',
      'folder /a.mdx',
    ];
    const found = check(Object.fromEntries(names.map((name) => [`content/docs/${name}`, '# A\n'])));
    expect(found.map(({ rule, file }) => [rule, file])).toEqual(
      expect.arrayContaining(names.map((name) => ['file-name', `content/docs/${name}`])),
    );
    const picture = check({ 'content/docs/a\\b.png': '' });
    expect(picture.map(({ message }) => message)).toEqual([expect.stringMatching(/^The file cannot be used\./)]);
    expect(found[0]?.message).toMatch(/^The file cannot be a page\. Expected names of files and folders without /);
  });
});
