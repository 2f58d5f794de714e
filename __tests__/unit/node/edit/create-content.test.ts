import { parse } from 'yaml';
import { contentKinds } from '../../../../node/edit/create-content';
import type { NewContent } from '../../../../node/edit/create-content';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject({
    'content/docs/pricing/base.mdx': '---\ntitle: Base\nsidebar_position: 4\n---\n',
    'content/docs/pricing/rules/_category_.yml': 'label: Rules\nposition: 7\n',
    'content/docs/pricing/rules/deep.mdx': '---\ntitle: Deep\nsidebar_position: 20\n---\n',
  });
});

afterEach(() => project.remove());

const write = (name: string, text: string): void => project.write({ [name]: text });

function create(kind: string, answers: Readonly<Record<string, string>>): NewContent {
  const found = contentKinds[kind];
  if (!found) throw new Error(`No kind ${kind}.`);
  return found.create(project.root, answers);
}

describe('new content', () => {
  it('page: named after its title, behind the last page or category of the folder', () => {
    expect(create('page', { folder: 'content/docs/pricing', title: 'Set: a price', description: 'How.' })).toEqual({
      file: 'content/docs/pricing/set-a-price.mdx',
      text: '---\ntitle: "Set: a price"\ndescription: How.\nsidebar_position: 8\n---\n\n',
    });
  });

  it('category: a folder with a listing', () => {
    expect(create('category', { folder: 'content/docs/pricing', label: 'Price rules', description: 'All.' })).toEqual({
      file: 'content/docs/pricing/price-rules/_category_.yml',
      text: 'label: Price rules\nposition: 8\nlink:\n  type: generated-index\n  slug: /category/price-rules\n  description: All.\n',
    });
  });

  it('guide', () => {
    expect(create('guide', { title: 'Regions', description: 'All.' }).file).toBe('content/guides/regions.mdx');
  });

  it('term: at the end of the glossary, with or without a page', () => {
    write('content/data/glossary.yml', 'order:\n  term: order\n  definition: d\n');
    const { text } = create('term', { term: 'Order item', definition: 'A line: of an order.', page: '' });
    expect(text).toBe(
      'order:\n  term: order\n  definition: d\norder-item:\n  term: Order item\n  definition: "A line: of an order."\n',
    );
    expect(create('term', { term: 'x', definition: 'd', page: '/docs/x' }).text).toContain('  page: /docs/x\n');
    for (const term of ['C++', '.NET', '(beta)', 'a*', '[x]', '1.0', 'x: y', 'O|der']) {
      expect(parse(create('term', { term, definition: 'd', page: '' }).text)).toMatchObject({
        [term.toLowerCase().replaceAll(' ', '-')]: { term, definition: 'd' },
      });
    }
    write('content/data/glossary.yml', '"c++": { term: C++, definition: d }\n');
    expect(() => create('term', { term: 'C++', definition: 'd', page: '' })).toThrow('has the term "c++" already');
    write('content/data/glossary.yml', 'order:\n  term: order\n  definition: d\n');
    expect(() => create('term', { term: 'Order', definition: 'd', page: '' })).toThrow('has the term "order" already');
  });

  it('redirect', () => {
    expect(create('redirect', { from: '/docs/a, b', to: '/docs/c' })).toEqual({
      file: 'content/data/redirects.csv',
      text: 'from,to\n"/docs/a, b",/docs/c\n',
    });
  });
});

describe('a changelog entry', () => {
  const entry = (date: string, title = 'T'): string =>
    `<ChangelogEntry date="${date}" kind="new" area="A" title="${title}">\n\nText.\n\n</ChangelogEntry>\n`;
  const add = (date: string): string =>
    create('changelog', { date, kind: 'new', area: 'A', title: 'Added', text: 'Text.' }).text;
  const head = '---\ntitle: Changelog 2024\n---\n\nThe year.\n\n';
  const page = `${head}## December 2024\n\n${entry('2024-12-10')}\n## October 2024\n\n${entry('2024-10-22')}`;

  it.each([
    ['2024-12-24', `${head}## December 2024\n\n${entry('2024-12-24', 'Added')}\n${entry('2024-12-10')}\n## October`],
    ['2024-12-01', `${entry('2024-12-10')}\n${entry('2024-12-01', 'Added')}\n## October 2024\n`],
    ['2024-11-05', `${entry('2024-12-10')}\n## November 2024\n\n${entry('2024-11-05', 'Added')}\n## October 2024\n`],
    ['2024-01-31', `${entry('2024-10-22')}\n## January 2024\n\n${entry('2024-01-31', 'Added')}`],
  ])('of %s stands in its month, newest first', (date, expected) => {
    write('content/docs/changelog/2024.mdx', page);
    expect(add(date)).toContain(expected);
  });

  it('of a new year begins a page, above the others', () => {
    const { file, text } = create('changelog', {
      date: '2025-01-02',
      kind: 'new',
      area: 'A',
      title: 'Added',
      text: 'Text.',
    });
    expect(file).toBe('content/docs/changelog/2025.mdx');
    expect(text).toBe(
      `---\ntitle: Changelog 2025\ndescription: What was new, improved, fixed or retired in 2025.\nsidebar_position: 0\n---\n\n## January 2025\n\n${entry('2025-01-02', 'Added')}`,
    );
  });
});

describe('answers that cannot be used', () => {
  it.each([
    ['page', { folder: 'elsewhere', title: 'T', description: 'd' }, 'elsewhere is in no area.'],
    ['page', { folder: 'content/docs/pricing', title: 'Base', description: 'd' }, 'base.mdx exists already.'],
    ['guide', { title: '…', description: 'd' }, '"…" has no letters.'],
    ['changelog', { date: '2023-02-29', kind: 'new', area: 'A', title: 'T', text: 't' }, '2023-02-29 is no date.'],
    [
      'changelog',
      { date: '2024-11-18', kind: 'great', area: 'A', title: 'T', text: 't' },
      'great is no kind of change.',
    ],
  ])('%s %j', (kind, answers, message) => {
    expect(() => create(kind, answers)).toThrow(message);
  });
});
