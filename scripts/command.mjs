/** What all commands do with what follows them. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * Ends the process with what a command's file says of itself, in the comment at its top, if that is asked for.
 * @param {string} file of the command
 * @param {() => string} [more] what to print behind it
 */
export function offerHelp(file, more = () => '') {
  if (!process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) return;
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? [];
  console.log(comment.replace(/^ *\* ?/gm, '').trim() + more());
  process.exit(0);
}

/**
 * Returns the options and the other arguments of a command. Offers help, and ends the process with a line if an
 * argument is unknown or an option lacks its value.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string} file of the command
 * @param {Options} options
 * @param {object} [rules]
 * @param {boolean} [rules.allowPositionals] whether it has arguments besides options
 * @param {number} [rules.code] how it exits when it is called wrongly
 */
export function readArguments(file, options, { allowPositionals = true, code = 1 } = {}) {
  offerHelp(file);
  try {
    return parseArgs({ allowPositionals, options });
  } catch (error) {
    const [, quoted = ''] = /'([^']*)'/.exec(error instanceof Error ? error.message : '') ?? [];
    const [argument = ''] = quoted.split(' ');
    const option = options[argument.replace(/^--(?:no-)?/, '')];
    const expected = [...Object.keys(options), 'help'].map((name) => `--${name}`).join(', ');
    if (option?.type === 'string') console.error(`${argument} has no value. Expected one behind it.`);
    else if (option) console.error(`${argument} has a value. Expected none.`);
    else console.error(`Unknown option '${quoted}'. Expected ${expected.replace(/, (?=[^,]*$)/, ' or ')}.`);
    process.exit(code);
  }
}
