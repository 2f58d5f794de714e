import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders of a test of imports. */
export interface Sites {
  /** The folder that has them all. */
  folder: () => string;
  /** Writes files into a folder and returns its path. */
  write: (name: string, files: Readonly<Record<string, string>>) => string;
  /** Lays out an empty site of ours and returns its path. */
  own: (name?: string) => string;
}

const ownFiles = {
  'site/content.ts': 'export const content = {\n  frontMatter: {},\n};\n',
  'site/site.ts':
    "landing: { doc: 'about/index' },\n  embedOrigins: [],\n  descriptionLength: { min: 50, max: 160 },\n  showsFaults: false,\n",
};

/** Gives each test a folder for sites, which is deleted after it. */
export function useSites(): Sites {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'import-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const write: Sites['write'] = (name, files) => {
    const root = path.join(folder, name);
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return root;
  };
  return { folder: () => folder, write, own: (name = 'own') => write(name, ownFiles) };
}
