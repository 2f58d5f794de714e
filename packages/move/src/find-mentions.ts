import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles, pathKey } from './engine';

/** Finds the old paths in the site's own code, where a person decides: navigation, home page, components of pages. */
export function findMentions(root: string, paths: readonly string[]): string[] {
  return ['content', 'site'].flatMap((folder) =>
    listFiles(root, folder)
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file))
      .flatMap((file) =>
        readFileSync(path.join(root, file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const literals = [...line.matchAll(/['"`](\/[^'"`]*)['"`]/g)].map(([, text = '']) => pathKey(text));
            return literals.some((text) => paths.includes(text)) ? [`${file}:${index + 1}`] : [];
          }),
      ),
  );
}
