import { findSimilarName } from '../../../../node/base/similar-name';
import { createProject } from '../support/project';

const project = createProject({ 'content/Docs/Re\u0301sume\u0301.mdx': '', 'content/Docs/plain.mdx': '' });
afterAll(() => project.remove());

const composed = (name: string): string => name.normalize();
const lower = (name: string): string => name.normalize().toLowerCase();

it.each([
  ['content/Docs/R\u00e9sum\u00e9.mdx', composed, 'content/Docs/Re\u0301sume\u0301.mdx'],
  ['content/docs/r\u00e9sum\u00e9.MDX', lower, 'content/Docs/Re\u0301sume\u0301.mdx'],
  ['content/Docs/plain.mdx', composed, 'content/Docs/plain.mdx'],
  ['content/docs/plain.mdx', composed, null],
  ['content/Docs/other.mdx', lower, null],
  ['content/Docs/plain.mdx/below', lower, null],
  ['nowhere/plain.mdx', lower, null],
])('%s, folded by %p, is %s', (file, fold, expected) => {
  expect(findSimilarName(project.root, file, fold)).toBe(expected);
});
