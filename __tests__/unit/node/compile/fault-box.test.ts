import { compileAndRead, compilePage } from '../../../../node/compile/compile-page';
import { createProject } from '../support/project';

const input = (body: string, root: string, showsFaults: boolean) => ({
  file: 'content/docs/a.mdx',
  body,
  lineOffset: 0,
  format: 'mdx' as const,
  root,
  contentRoot: 'content',
  staticRoots: ['static'],
  product: { name: 'P', slug: 'p' },
  showsFaults,
});

it('shows the faults of a page above what is left of it, and in none of its summaries', () => {
  const project = createProject({ 'content/docs/a.mdx': '' });
  const body = 'The first sentence.\n\n![x](missing.png)\n';
  const compiled = compilePage(input(body, project.root, true));
  const html = JSON.stringify(compiled.content);
  expect(html).toContain('This page has a fault');
  expect(html).toContain('content/docs/a.mdx:3');
  expect(html).toContain('does not exist');
  expect(html).toContain('The first sentence.');
  expect(compiled.excerpt).toBe('The first sentence.');
  expect(JSON.stringify(compilePage(input(body, project.root, false)).content)).not.toContain('This page has');
  project.remove();
});

it('shows why a page has no text, and says it in its reading too', () => {
  const project = createProject({ 'content/docs/a.mdx': '' });
  const faults = [
    { severity: 'error' as const, rule: 'front-matter-type', file: 'content/docs/a.mdx', message: 'No day.' },
  ];
  const { page, reading } = compileAndRead({ ...input('a < b\n\n<b>\n', project.root, true), faults });
  expect(JSON.stringify(page.content)).toMatch(/This page has 2 faults.*No day\..*content\/docs\/a\.mdx:3/);
  expect(JSON.stringify(reading)).toContain('This page has 2 faults');
  expect(page.diagnostics).toHaveLength(1);
  project.remove();
});
