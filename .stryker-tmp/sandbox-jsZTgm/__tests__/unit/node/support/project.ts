import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Files of a project by name. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** A project in a folder of its own, whose name has a space. */
export interface Project {
  root: string;
  write: (files: Files) => void;
  remove: () => void;
}

/** Writes files into a new folder. */
export function createProject(files: Files = {}): Project {
  const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'project-')));
  const root = path.join(base, 'with space');
  mkdirSync(root);
  const write = (more: Files): void => {
    for (const [name, content] of Object.entries(more)) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  };
  write(files);
  return { root, write, remove: () => rmSync(base, { recursive: true, force: true }) };
}

/**
 * Runs code as if the project's folder were the working directory, with modules of its own: build code resolves its
 * files when it is loaded.
 */
export async function inProject<Result>(project: Project, run: () => Promise<Result> | Result): Promise<Result> {
  const before = process.cwd();
  process.chdir(project.root);
  try {
    let result: Result | undefined;
    await jest.isolateModulesAsync(async () => {
      result = await run();
    });
    return result as Result;
  } finally {
    process.chdir(before);
  }
}
