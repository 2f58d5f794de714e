import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeErrors } from '../../../../../node/gatsby/bundle/errors';

const folder = mkdtempSync(path.join(tmpdir(), 'errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'Page.tsx');

describe('describeErrors', () => {
  it('names the line of the file, not that of what it was transpiled to', () => {
    writeFileSync(file, "import { a } from './a';\nimport './missing';\n");
    const message = [
      "  × Module not found: Can't resolve './missing' in 'src'",
      '   ╭─[3:0]',
      ' 2 │ import { jsx as _jsx } from "react/jsx-runtime";',
      " 3 │ import './missing';",
      '   · ───────────────────',
      '   ╰────',
    ].join('\n');
    expect(describeErrors([{ message, moduleIdentifier: `builtin:swc-loader??ruleSet!${file}` }])).toEqual([
      {
        message: "Module not found: Can't resolve './missing' in 'src'",
        file,
        loc: { start: { line: 2, column: 0 } },
      },
    ]);
  });

  it('names only the file when the line is not in it', () => {
    writeFileSync(file, 'export const a = 1;\n');
    const message = '  × Something is wrong\n   ╭─[3:0]\n 3 │ made("up");\n   ╰────';
    expect(describeErrors([{ message, moduleIdentifier: `${file}?export=head` }])).toEqual([
      { message: 'Something is wrong', file },
    ]);
  });

  it('keeps the excerpt of a file that cannot be parsed, which is its own', () => {
    writeFileSync(file, 'const x = ;\n');
    const message = [
      '\u001B[31m  × \u001B[0mModule build failed (from builtin:swc-loader):',
      '  ╰─▶   × Expression expected',
      '          ╭─[1:10]',
      '        1 │ const x = ;',
      '          ╰────',
    ].join('\n');
    const [fault] = describeErrors([{ message, moduleIdentifier: file }]);
    expect(fault).toMatchObject({ file, loc: { start: { line: 1, column: 10 } } });
    expect(fault?.message).toMatch(/^Module build failed[^]*const x = ;/);
  });

  it('names the file of an error without an excerpt', () => {
    writeFileSync(file, '');
    expect(describeErrors([{ message: '  × Unclosed block', moduleIdentifier: `css-loader!${file}` }])).toEqual([
      { message: 'Unclosed block', file },
    ]);
  });

  it('keeps the text of an error that names no file', () => {
    expect(describeErrors([{ message: 'Out of memory' }])).toEqual([{ message: 'Out of memory' }]);
  });
});
