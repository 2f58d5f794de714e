import addDefaultExport from '../../../../node/gatsby/default-styles.cjs';

it.each([
  ['of a build', 'export var box="a1";\nexport const wide = "b2";', 'export default { box, wide };'],
  ['of develop', 'export * from "-!css-loader!./x.css";', 'import * as allNames from "-!css-loader!./x.css";'],
  ['without names', '// extracted', 'export default {  };'],
])('gives CSS modules %s a default export', (_case, text, expected) => {
  const result = addDefaultExport(text);
  expect(result.startsWith(text)).toBe(true);
  expect(result).toContain(expected);
  expect(result).toMatch(/^export default /m);
});

it('leaves one with a default export as it is', () => {
  expect(addDefaultExport('export default { a: "b" };')).toBe('export default { a: "b" };');
});
