import makeClassNamesSafe from '../../../../node/gatsby/safe-class-names.cjs';

it.each([
  ['.box.delete > a:not(.default) { color: red }', '.box.delete__word > a:not(.default__word) { color: red }'],
  ['@media print { .new, .let { color: red } }', '@media print { .new__word, .let__word { color: red } }'],
  ['.await { composes: switch wide from "./x.css" }', '.await__word { composes: switch__word wide from "./x.css" }'],
])('gives classes that are words of JavaScript another name: %s', (text, expected) => {
  expect(makeClassNamesSafe(text)).toBe(expected);
});

it.each([
  '.deleted, .news, .a-new, .Delete { color: red }',
  'delete, #new { color: red }',
  '@keyframes x { from { top: 0 } 50.5% { top: 1px } }',
])('leaves everything else as it is: %s', (text) => {
  expect(makeClassNamesSafe(text)).toBe(text);
});
