import { isFile } from '../../../../node/base/is-file';

it.each([
  ['package.json', true],
  ['node', false],
  ['missing.json', false],
  // The system answers with another error than for a missing one.
  ['package.json/index.ts', false],
])('%s is a file: %s', (name, expected) => {
  expect(isFile(name)).toBe(expected);
});
