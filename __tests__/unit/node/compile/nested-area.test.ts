import type * as Areas from '../../../../src/shared/areas';
import { createProject } from '../support/project';
import { compile, toMarkup } from './support/compile';

jest.mock('../../../../src/shared/areas', () => {
  const actual = jest.requireActual<typeof Areas>('../../../../src/shared/areas');
  return { ...actual, areas: [{ ...actual.mainArea, folder: 'content/manuals/printer' }] };
});

it('a link by file is tried in the folder of its area, which may be a nested one', async () => {
  const project = createProject({ 'content/manuals/printer/paper.mdx': 'Paper.' });
  const { content, diagnostics } = await compile('[Paper](paper.mdx), [again](/paper.mdx)', {
    root: project.root,
    file: 'content/manuals/printer/parts/tray.mdx',
  });
  project.remove();
  expect(diagnostics).toEqual([]);
  const address = 'mdx:content/manuals/printer/paper.mdx';
  expect(toMarkup(content)).toBe(`<p><a href="${address}">Paper</a>, <a href="${address}">again</a></p>`);
});
