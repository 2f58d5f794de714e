import { createProject, inProject } from '../support/project';
import type { Files, Project } from '../support/project';

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: The page is about nothing but itself.\nsidebar_position: 1\n---\n\n${body}\n`;

const sound: Files = {
  // The addresses in it are looked up there.
  ...Object.fromEntries(['site', 'search'].map((name) => [`site/${name}.ts`, ''])),
  'content/docs/index.mdx': page('Home', 'Text.'),
  'content/docs/a.mdx': page('Page A', 'It is short; it is.'),
};

let project: Project;
afterEach(() => project.remove());

/** All faults by file and rule; those of writing are null where they are not known. */
async function faultsOf(files: Files): Promise<{ ofBuild: string[]; ofWriting: string[] | null }> {
  project = createProject({ ...sound, ...files });
  return inProject(project, async () => {
    const { findContentFaults } = await import('../../../../node/check/content-faults');
    const { ofBuild, findOfWriting } = findContentFaults(project.root);
    const describeAll = (all: readonly { file: string; rule: string }[]): string[] =>
      all.map(({ file, rule }) => `${file.replace('content/docs/', '')} ${rule}`);
    return { ofBuild: describeAll(ofBuild), ofWriting: findOfWriting && describeAll([...findOfWriting()].flat()) };
  });
}

describe('findContentFaults', () => {
  it('says of a file that cannot be read nothing but that, and checks all others', async () => {
    const { ofBuild, ofWriting } = await faultsOf({
      'content/docs/b.mdx': '---\ntitle: a: b\n---\n\nIt is; [here](/docs/gone).\n',
    });
    expect(ofBuild.filter((fault) => fault.startsWith('b.mdx'))).toEqual(['b.mdx yaml-syntax']);
    expect(ofWriting).toContain('a.mdx semicolon');
    expect(ofWriting?.filter((fault) => fault.startsWith('b.mdx'))).toEqual([]);
  });

  it('does not judge the writing while a data file cannot be read', async () => {
    const { ofBuild, ofWriting } = await faultsOf({ 'content/data/glossary.yml': 'a: b: c\n' });
    expect(ofBuild.join()).toContain('content/data/glossary.yml yaml-syntax');
    expect(ofWriting).toBeNull();
  });
});
