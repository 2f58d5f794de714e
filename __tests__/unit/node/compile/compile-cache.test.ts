import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { CompileInput } from '../../../../node/compile/compile-context';
import type * as PageCode from '../../../../node/compile/source/page-code';
import type { TreeReading } from '../../../../node/compile/reading/read-tree';
import type { CompiledPage, Diagnostic } from '../../../../src/shared/content-tree';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

const file = 'content/docs/a.mdx';
let project: Project;
let compiled: CompileInput[];

beforeEach(() => {
  compiled = [];
  project = createProject({ [file]: '---\ntitle: A\nx: 1\n---\nBody\n', 'content/docs/_part.mdx': 'one' });
});

afterEach(() => project.remove());

/** Has a limit that is over before it returns, as a large diagram has on a busy machine. */
function takeTooLong(): void {
  const { withinTimeLimit } = jest.requireActual<typeof PageCode>('../../../../node/compile/source/page-code');
  expect(() =>
    withinTimeLimit(() => {
      for (;;);
    }, 5),
  ).toThrow();
}

/** Stands for the compile step: notes its input and finds one fault; `version` is that of its code. */
function mockCompiler(version: string): void {
  jest.doMock('../../../../node/compile/compiler-version', () => ({ compilerVersion: () => version }));
  jest.doMock('../../../../node/compile/compile-page', () => ({
    compileAndRead: (input: CompileInput): { page: CompiledPage; reading: TreeReading } => {
      compiled.push(input);
      if (input.body.includes('slow')) takeTooLong();
      const fault: Diagnostic = { severity: 'warning', rule: 'fake', file: input.file, message: 'Found.' };
      const dependencies = ['content/docs/_part.mdx', 'content/docs/_later.mdx'];
      const page = { content: [{ html: input.body }], links: [], assets: [], dependencies, diagnostics: [fault] };
      return { page: page as unknown as CompiledPage, reading: { markdown: input.body } as unknown as TreeReading };
    },
  }));
}

/** Asks for the page in a process of its own, as one build after another does. */
const build = (version = 'v1', times = 1): Promise<CompiledPage[]> =>
  inProject(project, async () => {
    mockCompiler(version);
    const { getCompiledPage } = await import('../../../../node/compile/compile-cache');
    jest.replaceProperty(process.env, 'NODE_ENV', 'production');
    return Array.from({ length: times }, () => getCompiledPage(file));
  });

describe('getCompiledPage', () => {
  it('hands the body over with the offset of its lines and the front matter as written', async () => {
    await build();
    expect(compiled).toMatchObject([
      { file, body: 'Body\n', lineOffset: 4, format: 'mdx', root: project.root, frontMatter: { title: 'A', x: 1 } },
    ]);
  });

  it('keeps the result, its diagnostics included, for the next build', async () => {
    const [first] = await build();
    const [second] = await build();
    expect(compiled).toHaveLength(1);
    expect(second).toEqual(first);
    expect(second?.diagnostics).toHaveLength(1);
  });

  it('keeps a page of which a part took too long for this build alone', async () => {
    project.write({ [file]: '---\ntitle: A\n---\nslow\n' });
    await build('v1', 2);
    expect(compiled).toHaveLength(1);
    await build();
    expect(compiled).toHaveLength(2);
  });

  it('takes a page whose file is gone for an empty one', async () => {
    rmSync(path.join(project.root, file));
    const [page] = await build();
    expect(page?.content).toEqual([{ html: '' }]);
  });

  it('takes a folder that a page names for a file that is not there', async () => {
    project.write({ 'content/docs/_later.mdx/inside.txt': '' });
    await build();
    await build();
    expect(compiled).toHaveLength(1);
  });

  it.each<[string, () => void, [string?]]>([
    ['the page', () => project.write({ [file]: '---\ntitle: A\n---\n\nOther body\n' }), []],
    ['the compile step', () => undefined, ['v2']],
    ['a partial', () => project.write({ 'content/docs/_part.mdx': 'two' }), []],
    ['a partial that was missing', () => project.write({ 'content/docs/_later.mdx': 'new' }), []],
    ['the glossary', () => project.write({ 'content/data/glossary.yml': 'a: { term: A, definition: D }' }), []],
  ])('compiles again after a change of %s', async (_, change, parameters) => {
    await build();
    change();
    await build(...parameters);
    expect(compiled).toHaveLength(2);
  });
});

describe('pruneCompiledPages', () => {
  const prune = (version: string): Promise<void> =>
    inProject(project, async () => {
      mockCompiler(version);
      const { pruneCompiledPages } = await import('../../../../node/compile/compile-cache');
      jest.replaceProperty(process.env, 'NODE_ENV', 'production');
      pruneCompiledPages();
    });
  const list = (): string[] => readdirSync(path.join(project.root, '.cache/webpack/kept/compiled-pages'));

  it('deletes what a build has replaced, and keeps what the next one needs, drafts of development included', async () => {
    await build();
    const [former] = list();
    project.write({
      [file]: '---\ndraft: true\n---\n\nOther body\n',
      '.cache/webpack/kept/compiled-pages/x.json.123': '{',
    });
    await build();
    expect(list()).toHaveLength(3);
    await prune('v1');
    expect(list()).toHaveLength(1);
    expect(list()).not.toContain(former);
    await build();
    expect(compiled).toHaveLength(2);
    await prune('v2');
    expect(list()).toEqual([]);
  });

  it('does nothing where nothing was compiled', async () => {
    await expect(prune('v1')).resolves.toBeUndefined();
  });
});

describe('findCompileFaults', () => {
  it('finds the faults of all published pages that can be read', async () => {
    project.write({
      'content/docs/draft.mdx': '---\ndraft: true\n---\n',
      'content/docs/broken.mdx': '---\ntitle: [\n---\n',
      'content/guides/g.md': '# G',
      'content/docs/_hidden/x.mdx': 'x',
    });
    const found = await inProject(project, async () => {
      mockCompiler('v1');
      const { findCompileFaults } = await import('../../../../node/compile/compile-cache');
      jest.replaceProperty(process.env, 'NODE_ENV', 'production');
      return findCompileFaults();
    });
    expect(found.map((fault) => fault.file)).toEqual([file, 'content/guides/g.md']);
  });
});

describe('compileAhead', () => {
  /** Runs it as a process with these variables does, and waits until it has nothing left to do. */
  const run = (variables: Record<string, string>): Promise<void> =>
    inProject(project, async () => {
      mockCompiler('v1');
      const { compileAhead } = await import('../../../../node/compile/compile-ahead');
      jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production', ...variables });
      compileAhead();
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });

  it('compiles the published pages once, so that queries find them on disk', async () => {
    project.write({
      'content/docs/b.mdx': '---\ntitle: B\n---\n\nB\n',
      'content/docs/c.mdx': '---\ntitle: C\ndraft: true\n---\n\nC\n',
    });
    for (let count = 0; count < 2; count += 1) await run({ GATSBY_WORKER_ID: '2' });
    expect(compiled.map((input) => input.file).sort()).toEqual([file, 'content/docs/b.mdx'].sort());
    await build();
    expect(compiled).toHaveLength(2);
  });

  it.each<Record<string, string>>([{}, { GATSBY_WORKER_ID: '1', NODE_ENV: 'development' }])(
    'does nothing with %j',
    async (variables) => {
      await run(variables);
      expect(compiled).toEqual([]);
    },
  );
});

describe('compileWhileWaiting', () => {
  it('compiles the pages in the main process from the end of the first worker’s order', async () => {
    for (const name of ['b', 'c', 'd'])
      project.write({ [`content/docs/${name}.mdx`]: `---\ntitle: ${name}\n---\n\nText\n` });
    const orders = await inProject(project, async () => {
      mockCompiler('v1');
      const ahead = await import('../../../../node/compile/compile-ahead');
      const finish = async (): Promise<string[]> => {
        for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
        return compiled.splice(0).map((input) => input.file);
      };
      jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
      ahead.compileWhileWaiting();
      const inMain = await finish();
      rmSync(path.resolve('.cache'), { recursive: true });
      jest.replaceProperty(process, 'env', { ...process.env, GATSBY_WORKER_ID: '1' });
      ahead.compileAhead();
      return { inMain, inWorker: await finish() };
    });
    expect(orders.inMain).toHaveLength(4);
    expect(orders.inMain).toEqual(orders.inWorker.reverse());
  });
});
