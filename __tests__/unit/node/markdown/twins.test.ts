import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OutputWriter } from '../../../../node/output/manifest';
import { Twins, twinName } from '../../../../node/markdown/twins';
import type { Article } from '../../../../node/markdown/article-reader';
import type { SitePage } from '../../../../node/output/site-pages';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

const pages: SitePage[] = [
  { path: '/docs/a/', kind: 'doc', isHidden: false },
  { path: '/docs/hidden', kind: 'doc', isHidden: true },
  { path: '/', kind: 'page', isHidden: false },
];
const article: Article = {
  title: 'A',
  description: null,
  address: 'https://help.example.com/docs/a/',
  content: { type: 'root', children: [{ type: 'text', value: 'Text.' }] },
};

let project: Project;
let writer: OutputWriter;

beforeEach(() => {
  project = createProject();
  writer = new OutputWriter(project.root);
});

afterEach(() => project.remove());

it('stands beside its page', () => {
  expect(pages.map(twinName)).toEqual(['docs/a.md', null, null]);
  expect(twinName({ path: '/docs/category/b c', kind: 'category', isHidden: false })).toBe('docs/category/b c.md');
});

it('VIS-03 only listed pages with an article have one', () => {
  const twins = new Twins(writer, pages);
  expect(pages.map((page) => twins.has(page.path))).toEqual([true, false, false]);
  expect(() => twins.write('/docs/hidden', article)).toThrow('/docs/hidden has no Markdown twin.');
});

it('is taken over from an earlier build as long as it is the same', () => {
  const digest = new Twins(writer, pages).write('/docs/a/', article);
  expect(readFileSync(path.join(project.root, 'docs/a.md'), 'utf8')).toContain('# A\n');

  const later = new OutputWriter(project.root);
  expect(new Twins(later, pages).keep('/docs/a/', digest)).toBe(true);
  expect(later.has('docs/a.md')).toBe(true);

  project.write({ 'docs/a.md': 'damaged' });
  const last = new OutputWriter(project.root);
  expect(new Twins(last, pages).keep('/docs/a/', digest)).toBe(false);
  expect(last.has('docs/a.md')).toBe(false);
});

it('is not taken over when it is gone', () => {
  expect(new Twins(writer, pages).keep('/docs/a/', 'digest')).toBe(false);
});
