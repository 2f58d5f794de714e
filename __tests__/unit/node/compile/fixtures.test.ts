import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { componentNames } from '../../../../node/compile/source/scope';
import { compile, toMarkup } from './support/compile';

const folder = path.resolve('__tests__/fixtures/compile');
const fixtures = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'input.mdx')));

/** The markup with a line for each block, and what was found, in the form of the terminal. */
/** A new component must change no example. */
const allComponents = [...componentNames].sort().join(', ');

async function report(name: string): Promise<string> {
  const page = await compile(readFileSync(path.join(folder, name, 'input.mdx'), 'utf8'), {
    file: `content/docs/${name}.mdx`,
    knownTerms: new Set(['merchant-of-record', 'order-item', 'term']),
  });
  const blocks =
    'p|h[1-6]|ul|ol|li|div|section|table|thead|tbody|tr|details|figure|blockquote|pre|hr|rect|text|CodeBlock|Tabs|TabItem|Image';
  const markup = toMarkup(page.content).replace(new RegExp(`(?<!^)(?=<(?:${blocks})[ >])`, 'g'), '\n');
  const findings = page.diagnostics.map(
    ({ severity, rule, file, position, message }) =>
      `${severity} ${rule} ${file}:${position ? `${position.line}:${position.column}` : ''} ${message.replace(allComponents, '(all components)')}`,
  );
  return [markup, '', ...findings, ''].join('\n');
}

// `WRITE_FIXTURES=1 npx jest fixtures` writes them again; read the difference before you commit it.
it.each(fixtures)('%s does what its example shows', async (name) => {
  const file = path.join(folder, name, 'expected.html');
  const actual = await report(name);
  if (process.env.WRITE_FIXTURES === '1') writeFileSync(file, actual);
  expect(actual).toBe(readFileSync(file, 'utf8'));
});
