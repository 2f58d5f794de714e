import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { buildCode } from '../../../../node/base/build-code';

const imported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, name]) =>
    path.relative('.', path.resolve(path.dirname(file), name ?? '')).replaceAll(path.sep, '/'),
  );

const isBuildCode = (name: string): boolean =>
  buildCode.some((part) => name.startsWith(`${part}/`) || `${name}.ts` === part);

test('the build code includes every file of src that node imports', () => {
  const names = readdirSync('node', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .flatMap((entry) => imported(path.join(entry.parentPath, entry.name)))
    .filter((name) => name.startsWith('src/'));
  expect(names).toContain('src/search/providers/index');
  expect(names.filter((name) => !isBuildCode(name))).toEqual([]);
});
