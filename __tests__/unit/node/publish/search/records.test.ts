import { assignAreas } from '../../../../../node/publish/search/search-areas';
import { makeIndexFiles } from '../../../../support/search/index-files';
import type { PageSection } from '../../../../../node/reading/page-text';
import { makeRecords } from '../../../../../node/publish/search/records';
import { textEnd } from '../../../../../src/shared/search-record';
import type { SearchManifest, SearchTitles } from '../../../../../src/shared/search-record';
import type { SidebarItem } from '../../../../../src/shared/sidebar';
import { unfoldTitles, urlOf } from '../../../../../src/search/engine/records';
import { sampleRecords } from '../../../../support/search/records';

const text = (sections: PageSection[]) => ({
  title: 'Refunds',
  sections,
  isNoindex: false,
  language: 'en',
  tag: 'docs-default-current',
  description: 'How to give money back.',
  keywords: ['money back'],
});
const section = (change: Partial<PageSection>): PageSection => ({
  level: 1,
  heading: 'Refunds',
  anchor: null,
  blocks: ['Text.'],
  extras: [],
  ...change,
});
const questions = ['How do I give somebody their money back?', 'Can I refund one item?'];
const page = (sections: PageSection[]) => ({
  path: '/docs/refunds',
  area: 'Revenue',
  rank: 0,
  text: text(sections),
  questions,
});

describe('search records', () => {
  it('SRS-01 SRS-06 have type, address and the headings that lead to them', () => {
    const records = makeRecords(
      page([
        section({}),
        section({ level: 2, heading: 'Partial', anchor: 'partial' }),
        section({ level: 4, heading: 'Deep', anchor: 'deep' }),
      ]),
      'https://x.example',
    );
    expect(records.map(({ type, url }) => [type, url])).toEqual([
      ['lvl1', 'https://x.example/docs/refunds'],
      ['lvl2', 'https://x.example/docs/refunds#partial'],
      ['lvl4', 'https://x.example/docs/refunds#deep'],
    ]);
    const heading = {
      lvl0: 'Revenue',
      lvl1: 'Refunds',
      lvl2: 'Partial',
      lvl3: null,
      lvl4: 'Deep',
      lvl5: null,
      lvl6: null,
    };
    expect(records[2]?.hierarchy).toEqual(heading);
    expect(records[0]).toMatchObject({
      language: 'en',
      version: 'current',
      docusaurus_tag: 'docs-default-current',
      keywords: ['money back'],
    });
    expect(records.map((record) => record.questions)).toEqual([questions, [], []]);
  });

  it('have the questions of the page, or those that name their section', () => {
    const asked = [...questions, 'Why did it fail? {#partial}', 'Is it here? {#nowhere}'];
    const sections = [section({}), section({ level: 2, heading: 'Partial', anchor: 'partial' })];
    const records = makeRecords({ ...page(sections), questions: asked }, '');
    expect(records.map((record) => record.questions)).toEqual([questions, ['Why did it fail?']]);
  });

  it('keep their ids when a heading is put in before them, and differ from each other', () => {
    const last = section({ level: 2, heading: 'Last', anchor: 'last' });
    const before = makeRecords(page([section({}), last]), '');
    const after = makeRecords(
      page([section({}), section({ level: 2, heading: 'New', anchor: 'new' }), last]),
      'https://other.example',
    );
    expect(after.at(-1)?.objectID).toBe(before.at(-1)?.objectID);
    const twice = makeRecords(
      page([section({}), section({ level: 2, heading: 'A' }), section({ level: 2, heading: 'A' })]),
      '',
    );
    expect(new Set(twice.map(({ objectID }) => objectID)).size).toBe(3);
  });

  it('are cut below what services take, between words and never inside a character', () => {
    const blocks = ['word '.repeat(5000), '😀'.repeat(6000)];
    const records = makeRecords(page([section({ blocks })]), '');
    expect(records.length).toBeGreaterThan(3);
    for (const record of records) expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
    expect(records.map(({ content }) => content ?? '').join('')).not.toMatch(
      /\uFFFD|[\uD800-\uDBFF](?![\uDC00-\uDFFF])/,
    );
    expect(records[1]?.type).toBe('content');
    expect(records.flatMap(({ content }) => content?.match(/word/g) ?? [])).toHaveLength(5000);
  });
});

describe('areas', () => {
  const pages = (count: number): SidebarItem[] =>
    Array.from({ length: count }, (_, index) => ({ label: `P${index}`, path: `/p/${index}` }));

  it('SRS-02 are finer where five hits would hide most', () => {
    const areas = assignAreas([
      {
        label: 'Big',
        items: [
          { label: 'Part', path: '/part', items: pages(100) },
          { label: 'Small', path: '/small', items: [] },
        ],
      },
    ]);
    expect(areas.get('/p/5')).toBe('Part');
    expect(areas.get('/small')).toBe('Big');
  });

  it('tell parts of the same name apart', () => {
    const areas = assignAreas([
      { label: 'Reports', path: '/reports', items: [] },
      { label: 'Tools', items: [{ label: 'Reports', path: '/tools/reports', items: pages(101) }] },
    ]);
    expect(areas.get('/tools/reports')).toBe('Tools › Reports');
  });
});

describe('index files', () => {
  const files = new Map(makeIndexFiles(sampleRecords, [['a', 'b']]).map(({ name, content }) => [name, content]));
  const read = (name: string): unknown => JSON.parse(files.get(`search/${name}`) ?? 'null');
  const manifest = read('manifest.json') as SearchManifest;

  it('name their content, so that they may be kept for ever', () => {
    expect(manifest.titles).toMatch(/^titles\.[0-9a-f]{16}\.json$/);
    for (const { file } of manifest.shards) expect(file).toMatch(/^c\d+\.[0-9a-f]{16}\.json$/);
    const changed = makeIndexFiles([...sampleRecords].reverse(), []).map(({ name }) => name);
    expect(changed).not.toContain(`search/${manifest.titles}`);
  });

  it('bring back what the records said', () => {
    const records = unfoldTitles(read(manifest.titles) as SearchTitles);
    expect(records.map(urlOf)).toEqual(sampleRecords.map(({ url }) => url));
    expect(records.map(({ page: { area } }) => area)).toEqual(sampleRecords.map(({ hierarchy }) => hierarchy.lvl0));
    const texts = manifest.shards.flatMap(({ file }) => read(file) as string[]);
    expect(texts).toEqual(sampleRecords.map(({ content }) => content));
  });

  it('carry the questions of a page behind its text', () => {
    const [first] = sampleRecords;
    if (!first) throw new Error('no record');
    const written = makeIndexFiles([{ ...first, questions }], []);
    const shard = written.find(({ name }) => name.startsWith('search/c'));
    expect(JSON.parse(shard?.content ?? '')).toEqual([[first.content, '', ...questions].join(textEnd)]);
  });

  it('SRS-06 carry what is beside the prose as it is, once, and go on in another record when it is long', () => {
    const long = 'x'.repeat(5000);
    const records = makeRecords(page([section({ extras: ['a: 1', long, 'a: 1', `${long}y`] })]), '');
    expect(records.map(({ type, content, extras }) => [type, content, extras])).toEqual([
      ['lvl1', 'Text.', `a: 1\n${long}`],
      ['content', null, `${long}y`],
    ]);
  });
});
