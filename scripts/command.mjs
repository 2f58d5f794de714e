/** What all commands do with what follows them. */
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * Signs in the path of a folder that tools of a build read as something else: queries, loaders, patterns, quotes, escapes.
 * Gatsby writes paths into code and into patterns, and its page creator takes braces for fields.
 * @reach @rspack/core: takes `?` for the end of a path, `!` for that of a loader, `|` and U+200B for marks of its own; builds
 *   in such folders fail or differ: `reached-packages.test.ts`
 */
const refused = /[#?!{}()[\]*'|\u200b\p{Cc}]/u;

/** Ends the process with a line if no site can be built in the folder that it runs in. */
export function refuseFolder() {
  const name =
    process
      .cwd()
      .split(sep)
      .find((part) => refused.test(part)) ?? '';
  const [sign = ''] = refused.exec(name) ?? [];
  if (sign === '') return;
  const isVisible = /[^\p{C}]/u.test(sign);
  const shown = isVisible ? sign : `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
  console.error(
    `No site can be built in a folder with ${shown} in its path, which the tools of a build read as something else. Expected another name: rename "${name.replaceAll(sign, shown)}".`,
  );
  process.exit(1);
}

/**
 * Ends the process with what a command's file says of itself, in the comment at its top, if that is asked for.
 * @param {string} file of the command
 * @param {() => string} [more] what to print behind it
 */
export function offerHelp(file, more = () => '') {
  if (!process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument))) return refuseFolder();
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
