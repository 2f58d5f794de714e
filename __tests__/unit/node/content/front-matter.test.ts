import { readFileSync } from 'node:fs';
import { categorySchema, splitFrontMatter } from '../../../../node/content/front-matter';
import { frontMatterFields } from '../../../../node/content/front-matter-fields';
import { parseYaml } from '../../../../node/content/parse-yaml';
import { parseFrontMatter } from '../../../../node/content/read-front-matter';

const file = 'content/docs/x.mdx';

function find(text: string): string[] {
  return parseFrontMatter(text, file).diagnostics.map(
    ({ severity, rule, position }) => `${severity} ${rule} ${position?.line}:${position?.column}`,
  );
}

const parse = (yaml: string) => parseFrontMatter(`---\n${yaml}\n---\n`, file);

describe('splitFrontMatter', () => {
  it.each([
    ['---\r\ntitle: x\r\n---\r\nBody', 'title: x', 'Body', 3],
    ['\uFEFF---\ntitle: x\n---\nBody', 'title: x', 'Body', 3],
    ['---\n---\nBody', '', 'Body', 2],
    ['--- \ntitle: x\n---  \nBody', 'title: x', 'Body', 3],
    ['Body\n---\nmore\n---\n', '', 'Body\n---\nmore\n---\n', 0],
    ['----\nx\n----\n', '', '----\nx\n----\n', 0],
    ['---\na: |\n  x\n  --- y\n---\nBody', 'a: |\n  x\n  --- y', 'Body', 5],
    ['---\ntitle: x\n---\nBody\n---\n', 'title: x', 'Body\n---\n', 3],
  ])('%j', (source, yaml, body, lineOffset) => {
    expect(splitFrontMatter(source)).toEqual({ yaml, body, lineOffset, isUnclosed: false });
  });

  it('tells front matter that nothing ends', () => {
    expect(splitFrontMatter('---\ntitle: x\n').isUnclosed).toBe(true);
    expect(find('---\ntitle: x\n')).toEqual(['error yaml-syntax 1:1']);
  });
});

describe('the writers’ guide', () => {
  const guide = readFileSync('content/README.md', 'utf8');

  /** Fields in the first column of a section's table, and those that the section says do nothing. */
  function fieldsIn(section: string): { explained: unknown[]; idle: unknown[] } {
    const text = new RegExp(`\\n## ${section}\\n([^]*?)\\n## `).exec(guide)?.[1] ?? '';
    const names = (part: string): unknown[] => [...part.matchAll(/`([\w.]+)`/g)].map(([, name]) => name);
    return {
      explained: text.split('\n').flatMap((line) => (line.startsWith('| `') ? names(line.split('|')[1] ?? '') : [])),
      idle: names(/^`[^|]*? are accepted/m.exec(text)?.[0] ?? ''),
    };
  }

  it('MDX-07 explains every field of front matter in the words of its definition, and no other', () => {
    const fields = Object.entries(frontMatterFields);
    const rows = fields.flatMap(([name, { description }]) =>
      description === null ? [] : [`| \`${name}\` | ${description} |`],
    );
    const section = /\n## Front matter\n([^]*?)\n## /.exec(guide)?.[1] ?? '';
    expect(section.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows);
    const idle = fields.flatMap(([name, { description }]) => (description === null ? [name] : []));
    expect(fieldsIn('Front matter').idle).toEqual(idle);
  });

  it('explains every field of a category, and no other', () => {
    const { link, ...shape } = categorySchema.shape;
    const kinds = link.unwrap().unwrap().options;
    const ofLink = new Set(kinds.flatMap((kind) => Object.keys(kind.shape).map((name) => `link.${name}`)));
    const { explained, idle } = fieldsIn('Categories');
    expect(idle).toEqual(['collapsible', 'className', 'key', 'customProps', 'link.image']);
    expect([...explained, ...idle].sort()).toEqual([...Object.keys(shape), 'link', ...ofLink].sort());
  });
});

describe('front matter', () => {
  it.each([
    ['title: x\ndraft: "yes"', '"draft"', '3:1'],
    ['sidebar_position: first', '"sidebar_position"', '2:1'],
    ['toc_max_heading_level: 7', '"toc_max_heading_level"', '2:1'],
    ['slug: ""', '"slug"', '2:1'],
    ['toc_min_heading_level: 1', '"toc_min_heading_level"', '2:1'],
    [`questions: [${'Why? '.repeat(30)}]`, '"questions', '2:13'],
    [`questions: [${'Why?, '.repeat(41)}]`, '"questions"', '2:1'],
    ['tags: { a: b }', '"tags"', '2:1'],
    ['slug: /x?y=1', '"slug"', '2:1'],
    ['last_update: yesterday', '"last_update"', '2:1'],
    ...['someday', '1/1/2000', '2024-3-1', '2023-02-29', '2024-03-01T25:00', 'Fri, 01 Mar 2024 00:30:00 +0200'].map(
      (day) => [`last_update:\n  date: ${day.includes(',') ? `"${day}"` : day}`, 'YYYY-MM-DD', '3:3'],
    ),
    ['last_update:\n  author: [x]', '"last_update.author"', '3:3'],
    ['format: rst', '"format"', '2:1'],
    ['- a\n- b', '"front matter"', '2:1'],
  ])('MDX-07 a wrong type is an error with its line: %j', (yaml, key, place) => {
    const { data, diagnostics } = parse(yaml);
    expect(data).toBeNull();
    expect(diagnostics).toHaveLength(1);
    const [fault] = diagnostics;
    expect([fault?.severity, fault?.rule]).toEqual(['error', 'front-matter-type']);
    expect(fault?.message).toContain(key);
    expect(fault?.message).toMatch(/expected/i);
    expect(`${fault?.position?.line}:${fault?.position?.column}`).toBe(place);
  });

  it('MDX-07 an unknown key is a warning with its line, and names the known ones', () => {
    const { data, diagnostics } = parse('title: x\nsidebar_posiiton: 3');
    expect(data).toEqual({ title: 'x' });
    expect(diagnostics).toMatchObject([{ severity: 'warning', position: { line: 3, column: 1 } }]);
    expect(diagnostics[0]?.message).toContain('sidebar_position');
  });

  it.each([
    ['title: a: b', '2:8'],
    ['a: 1\na: 2', '3:1'],
    ['title: @x', '2:8'],
    ['title: !secret x', '2:8'],
    ['x:\n\t- a', ''],
  ])('a YAML fault is an error with its line: %j', (yaml, place) => {
    const { data, diagnostics } = parse(yaml);
    expect(data).toBeNull();
    expect(diagnostics.length).toBeGreaterThan(0);
    const [first] = diagnostics;
    expect([first?.severity, first?.rule]).toEqual(['error', 'yaml-syntax']);
    expect(first?.position?.line).toBeGreaterThanOrEqual(2);
    if (place !== '') expect(`${first?.position?.line}:${first?.position?.column}`).toBe(place);
    expect(first?.message).toContain('Expected valid YAML');
  });

  it('reads a text in one line, whatever block it is written in', () => {
    const { data } = parse(
      'title: |\n  A title\n  in two lines\ndescription: >\n  Folded\n  words.\nsidebar_label: " A "',
    );
    expect(data).toEqual({ title: 'A title in two lines', description: 'Folded words.', sidebar_label: 'A' });
  });

  it('reads values as their author means them', () => {
    const { data } = parse(
      'keywords: a, b ,c\nlast_update: { date: 2024-11-18 }\npagination_prev: null\ncustom_edit_url: ~',
    );
    expect(data).toEqual({
      keywords: ['a', 'b', 'c'],
      last_update: { date: '2024-11-18' },
      pagination_prev: null,
      custom_edit_url: null,
    });
  });

  it.each(
    '3.10 2.0 007 0x1F 0o17 1e3 1_000 .5 +1 -0 .inf .nan 12:30:45 190:20 2024-11-18 2024-11-18T10:00:00Z yes no on off y'
      .split(' ')
      .flatMap((written) => [
        [`title: ${written}`, { title: written }],
        [`sidebar_label: ${written} # a comment`, { sidebar_label: written }],
        [`keywords: [${written}, b]`, { keywords: [written, 'b'] }],
        [`keywords: ${written}`, { keywords: [written] }],
        [
          `tags: [${written}, { label: ${written}, permalink: /x }]`,
          { tags: [written, { label: written, permalink: '/x' }] },
        ],
        [`questions:\n  - ${written}`, { questions: [written] }],
        [`last_update: { author: ${written} }`, { last_update: { author: written } }],
        [`pagination_next: ${written}`, { pagination_next: written }],
      ]),
  )('MDX-07 keeps text as its author wrote it: %j', (yaml, expected) => {
    const { data, value, diagnostics } = parse(yaml);
    expect({ data, diagnostics }).toEqual({ data: expected, diagnostics: [] });
    expect(Object.keys(value as object)).toEqual(Object.keys(expected));
  });

  it('MDX-07 keeps text behind an anchor, and numbers where a number is expected', () => {
    expect(parse('title: &v 3.10\nsidebar_label: *v\nsidebar_position: 3.10').data).toEqual({
      title: '3.10',
      sidebar_label: '3.10',
      sidebar_position: 3.1,
    });
    expect(parse('title: 3.10').value).toEqual({ title: '3.10' });
  });

  it.each([
    ['title: true', "quote it: 'true'", '2:1'],
    ['title: x\ndescription: False', "quote it: 'False'", '3:1'],
    ['keywords: [a, true]', "quote it: 'true'", '2:15'],
    ['tags: [{ label: NULL, permalink: /x }]', "quote it: 'NULL'", '2:10'],
    ['last_update: { author: true }', "quote it: 'true'", '2:16'],
    ['title:', 'has no value', '2:1'],
  ])('MDX-07 says what to write instead of a flag or nothing: %j', (yaml, remedy, place) => {
    const { data, diagnostics } = parse(yaml);
    expect(data).toBeNull();
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toContain(remedy);
    expect(`${diagnostics[0]?.position?.line}:${diagnostics[0]?.position?.column}`).toBe(place);
  });

  it('MDX-07 reports wrong types and misspelled keys together', () => {
    const { diagnostics } = parse('title: true\nsidebar_positon: 5\ndraft: maybe\nlast_update: { autor: Ada }');
    expect(diagnostics.map(({ rule, position }) => `${rule} ${position?.line}`).sort()).toEqual([
      'front-matter-type 2',
      'front-matter-type 4',
      'front-matter-unknown-key 3',
      'front-matter-unknown-key 5',
    ]);
  });

  it.each([
    ['sidebar_positon', ['sidebar_position']],
    ['Title', ['title']],
    ['titel', ['title']],
    ['tag', ['tags']],
    ['position', ['sidebar_position']],
  ])('MDX-07 names the closest key to "%s" and no other', (key, expected) => {
    const [warning] = parse(`${key}: x`).diagnostics;
    expect([...(warning?.message ?? '').matchAll(/"(\w+)"/g)].map(([, name]) => name)).toEqual([key, ...expected]);
  });

  it('MDX-07 leads to the guide when no key is close', () => {
    expect(parse('audience: x').diagnostics[0]?.message).toBe(
      'The key "audience" is unknown and has no effect. Expected a key that content/README.md lists.',
    );
  });

  it('keeps unknown values for MDX', () => {
    expect(parse('audience: merchants').value).toEqual({ audience: 'merchants' });
  });

  it('is not needed', () => {
    expect(parseFrontMatter('Body', file)).toMatchObject({ data: {}, diagnostics: [] });
    expect(parseFrontMatter('---\n---\n', file)).toMatchObject({ data: {}, diagnostics: [] });
    expect(parseFrontMatter('---\n# a comment\n---\n', file)).toMatchObject({ data: {}, diagnostics: [] });
  });
});

describe('_category_ files', () => {
  const read = (text: string) => parseYaml(text, categorySchema, '_category_.json', 1);

  it('read YAML and JSON, indented by tabs too', () => {
    expect(read('label: A\nposition: 2.5\nlink:\n  type: generated-index\n  slug: /x').data).toEqual({
      label: 'A',
      position: 2.5,
      link: { type: 'generated-index', slug: '/x' },
    });
    expect(read('{\n\t"label": "A",\n\t"link": { "type": "doc", "id": "x" }\n}\n').data).toEqual({
      label: 'A',
      link: { type: 'doc', id: 'x' },
    });
    expect(read('link: null').data).toEqual({ link: null });
  });

  it.each([
    ['{ "label": "A", ', 'yaml-syntax'],
    ['label: A\nlink:\n  type: page', 'front-matter-type'],
    ['link:\n  type: doc', 'front-matter-type'],
    ['label: ""', 'front-matter-type'],
  ])('that do not parse are errors: %j', (text, rule) => {
    const { data, diagnostics } = read(text);
    expect(data).toBeNull();
    expect(diagnostics[0]).toMatchObject({ severity: 'error', rule, position: { line: expect.any(Number) } });
  });

  it('keep text as its author wrote it', () => {
    const text =
      'label: 3.10\nposition: 2.50\nlink: { type: generated-index, slug: 007, title: 1e3, keywords: [0x1F] }';
    expect(read(text).data).toEqual({
      label: '3.10',
      position: 2.5,
      link: { type: 'generated-index', slug: '007', title: '1e3', keywords: ['0x1F'] },
    });
    expect(read('{ "label": 3.10, "position": 1 }').data).toEqual({ label: '3.10', position: 1 });
  });

  it('warn of unknown keys with their line', () => {
    expect(read('label: A\ncolour: red').diagnostics).toMatchObject([
      { severity: 'warning', rule: 'front-matter-unknown-key', position: { line: 2, column: 1 } },
    ]);
    expect(read('label: A\nlink:\n  type: generated-index\n  desciption: x').diagnostics).toMatchObject([
      { message: expect.stringContaining('"link.desciption"'), position: { line: 4, column: 3 } },
    ]);
  });
});
