import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../../../../node/base/digest';
import { OutputWriter } from '../../../../../node/publish/manifest';
import { Twins, twinName } from '../../../../../node/publish/markdown/twins';
import type { SitePage } from '../../../../../node/publish/site-pages';
import { createProject } from '../../support/project';
import type { Project } from '../../support/project';

const pages: SitePage[] = [
  { path: '/docs/a/', kind: 'doc', isHidden: false },
  { path: '/docs/hidden', kind: 'doc', isHidden: true },
  { path: '/', kind: 'page', isHidden: false },
];
const markdown = '# A\n\nText.\n';
const digest = digestOf(markdown);

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
  expect(() => twins.write('/docs/hidden', markdown)).toThrow('/docs/hidden has no Markdown twin.');
});

it('is taken over from an earlier build as long as it is the same', () => {
  const first = new Twins(writer, pages);
  first.write('/docs/a/', markdown);
  expect(first.fileOf('/docs/a/')).toBe(path.join(project.root, 'docs/a.md'));
  expect(readFileSync(path.join(project.root, 'docs/a.md'), 'utf8')).toBe(markdown);

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
