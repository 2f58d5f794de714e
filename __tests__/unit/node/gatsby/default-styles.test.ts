import addDefaultExport from '../../../../node/gatsby/default-styles.cjs';
import { suffix } from '../../../../node/gatsby/safe-class-names.cjs';

it.each([
  ['of a renderer', 'export var box="a1";\nexport const wide = "b2";', 'export default { "box": box, "wide": wide };'],
  ['of a build', 'var _1 = "a1";\nexport { _1 as "box" }', 'export default { "box": _1 };'],
  ['of develop', 'export * from "-!css-loader!./x.css";', 'import * as allNames from "-!css-loader!./x.css";'],
  ['without names', '// extracted', 'export default {  };'],
])('gives CSS modules %s a default export', (_case, text, expected) => {
  const result = addDefaultExport(text);
  expect(result.startsWith(text)).toBe(true);
  expect(result).toContain(expected);
  expect(result).toMatch(/^export default /m);
});

it('gives classes that are words of JavaScript their names back', () => {
  expect(addDefaultExport(`export var delete${suffix}="a1";`)).toContain(`{ "delete": delete${suffix} }`);
  expect(addDefaultExport(`export { _1 as "default${suffix}" }`)).toContain('{ "default": _1 }');
  expect(addDefaultExport('export * from "./x.css";')).toContain(`/${suffix}$/`);
});

it('leaves one with a default export as it is', () => {
  expect(addDefaultExport('export default { a: "b" };')).toBe('export default { a: "b" };');
});
