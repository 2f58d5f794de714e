/**
 * Creates content with the right folder, front matter and position: `npm run new` asks for all that it needs; arguments
 * answer in the order of the questions: `npm run new -- page content/docs/pricing "Set a price" "How you set a price."`.
 * Opens the file in VISUAL or EDITOR if one is set.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { offerHelp } from './command.mjs';
import { loadSource } from './load-source.mjs';

function readKinds() {
  return /** @type {typeof import('../node/edit/create-content')} */ (loadSource('node/edit/create-content.ts'))
    .contentKinds;
}

/** Says which arguments each kind has, in the folder of a site. */
function describeKinds() {
  if (!existsSync('site')) return '';
  const lines = Object.entries(readKinds()).map(([name, { questions, optional }]) => {
    const fields = Object.keys(questions).map((field) => (optional?.includes(field) ? `[${field}]` : field));
    return `\n  ${name.padEnd(9)} ${fields.join(' ')}`;
  });
  return `\n\nWhat can be created, and its arguments:${lines.join('')}`;
}

/**
 * @param {string[]} given
 * @returns {Promise<import('../node/edit/create-content').NewContent>}
 */
async function create(given) {
  const unknown = given.find((argument) => /^--\w/.test(argument));
  if (unknown !== undefined) throw new Error(`Unknown option '${unknown}'. Expected --help, or texts.`);
  const contentKinds = readKinds();
  const names = Object.keys(contentKinds).join(', ');
  if (given.length === 0 && !process.stdin.isTTY)
    throw new Error(
      `There is no terminal to ask in. Expected arguments, the first one of: ${names}.${describeKinds()}`,
    );
  const asked = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  try {
    const name = given.shift() ?? (await asked?.question(`What (${names})? `)) ?? '';
    const kind = contentKinds[name];
    if (!kind) throw new Error(`"${name}" cannot be created. Expected one of: ${names}.`);
    /** @type {Record<string, string>} */
    const answers = {};
    for (const [field, question] of Object.entries(kind.questions)) {
      const answer = (given.shift() ?? (await asked?.question(`${question}: `)) ?? '').trim();
      if (answer === '' && !kind.optional?.includes(field))
        throw new Error(`${field} is missing. Expected: ${question}.`);
      answers[field] = answer;
    }
    if (given.length > 0)
      throw new Error(`"${given.join(' ')}" is too much. Expected: ${Object.keys(kind.questions).join(', ')}.`);
    return kind.create(resolve('.'), answers);
  } finally {
    asked?.close();
  }
}

/** @param {string[]} given */
async function createAndOpen(given) {
  const { file, text } = await create(given);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`${file} is written. \`npm run check -- --changed\` says what it still needs.`);
  const editor = process.env.VISUAL ?? process.env.EDITOR;
  if (editor && process.stdin.isTTY) spawnSync(editor, [file], { stdio: 'inherit', shell: true });
}

offerHelp(import.meta.filename, describeKinds);

try {
  await createAndOpen(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
