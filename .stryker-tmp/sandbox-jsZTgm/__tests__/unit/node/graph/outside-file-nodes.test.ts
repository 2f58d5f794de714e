import type { SourceNodesArgs } from 'gatsby';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject({ 'static/img/a.png': 'first', 'content/docs/_part.mdx': 'Text.' });
});

afterEach(() => project.remove());

const remember = (...files: string[]): Promise<void> =>
  inProject(project, async () => {
    const { rememberOutsideFiles } = await import('../../../../node/compile/outside-files');
    rememberOutsideFiles(files);
  });

/** Digests of the nodes by path. */
const readNodes = (): Promise<Record<string, string>> =>
  inProject(project, async () => {
    const { createOutsideFileNodes } = await import('../../../../node/graph/outside-file-nodes');
    const digests: Record<string, string> = {};
    const createNode = (node: { path: string; internal: { contentDigest: string } }): void => {
      digests[node.path] = node.internal.contentDigest;
    };
    createOutsideFileNodes({ actions: { createNode }, createNodeId: (id: string) => id } as unknown as SourceNodesArgs);
    return digests;
  });

describe('files outside of the folders that Gatsby sources', () => {
  it('are nodes in the builds to come, which change with the file', async () => {
    expect(await readNodes()).toEqual({});
    await remember('content/docs/_part.mdx', 'content/data/a.yml', 'static/img/a.png', 'partials/later.mdx');
    const before = await readNodes();
    expect(Object.keys(before).sort()).toEqual(['partials/later.mdx', 'static/img/a.png']);
    project.write({ 'static/img/a.png': 'second', 'partials/later.mdx': 'Text.' });
    const after = await readNodes();
    for (const file of Object.keys(before)) expect(after[file]).not.toBe(before[file]);
    expect(await readNodes()).toEqual(after);
  });

  it('may be folders, or gone', async () => {
    await remember('static/img', 'static/gone.png');
    expect(await readNodes()).toEqual({ 'static/img': 'missing', 'static/gone.png': 'missing' });
  });
});
