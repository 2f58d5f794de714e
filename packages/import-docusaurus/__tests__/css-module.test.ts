import { readCssModule } from '../src/css-module';

it.each([
  ['.card { color: red }', '.p_card { color: red }', { card: 'p_card' }],
  ['.a.b > .c:hover, #d .a {}', '.p_a.p_b > .p_c:hover, #d .p_a {}', { a: 'p_a', b: 'p_b', c: 'p_c' }],
  ['@media print { .a { .b & {} } }', '@media print { .p_a { .p_b & {} } }', { a: 'p_a', b: 'p_b' }],
  [':global(.dark) .a {}', '.dark .p_a {}', { a: 'p_a' }],
  [':local(.a) :global(.x .y) {}', '.p_a .x .y {}', { a: 'p_a' }],
  ['.a:not(:global(.x), .b) {}', '.p_a:not(.x, .p_b) {}', { a: 'p_a', b: 'p_b' }],
  ['@keyframes k { from { top: 0 } 50.5% { top: 1px } }', '@keyframes k { from { top: 0 } 50.5% { top: 1px } }', {}],
  ['a[href=".x"] {}', 'a[href=".x"] {}', {}],
])('a class has a name of its own in a plain sheet: %s', (text, css, names) => {
  expect(readCssModule(text, 'p')).toEqual({ css, names });
});

it('a class that composes others is named with all of them', () => {
  const { css, names } = readCssModule(
    '.a { composes: b c; top: 0 }\n.b { composes: c }\n.c { composes: d from "./d.css"; composes: a }',
    'p',
  );
  expect(css).toBe('.p_a { top: 0 }\n.p_b { }\n.p_c { }');
  expect(names).toEqual({ a: 'p_a p_b p_c', b: 'p_b p_c p_a', c: 'p_c p_a p_b' });
});

it('a sheet that does not parse is a fault', () => {
  expect(() => readCssModule('.a { color: ', 'p')).toThrow('Unclosed block');
});
