import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';

/** Where an owner sets colours. */
export const themeFile = 'site/theme.css';

/** What text needs against its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** For each mode: the name of its accent and of its page's background in the theme. */
const modes = {
  light: { accent: '--petrol-deep', page: '--paper-page' },
  dark: { accent: '--petrol-pale', page: '--ink-page' },
} as const;

type Mode = keyof typeof modes;

/**
 * Returns the theme of this site with the accents of the style sheets of a Docusaurus theme (`--ifm-color-primary`).
 * `left` says why one was not taken.
 * @param sheets of the other site, relative to its root
 */
export function adaptAccents(
  root: string,
  theirRoot: string,
  sheets: readonly string[],
): { texts: Map<string, string>; changed: string[]; left: string[] } {
  const changed: string[] = [];
  const left: string[] = [];
  const accents = readAccents(theirRoot, sheets);
  if (accents.size === 0) return { texts: new Map(), changed, left };
  const before = readFileSync(path.join(root, themeFile), 'utf8');
  const empty = readFileSync(path.join(root, 'scripts/site-template', themeFile), 'utf8');
  let text = before;
  for (const [mode, colour] of accents) {
    const { accent, page } = modes[mode];
    const contrast = contrastOf(colour, valueIn(text, page));
    const where = `${accent} in ${themeFile}`;
    if (contrast === null) left.push(`The accent ${colour} of the ${mode} mode is not in hexadecimal: set ${where}.`);
    else if (![colour, valueIn(empty, accent)].includes(valueIn(text, accent)))
      left.push(`The accent ${colour} of the ${mode} mode: ${where} has been changed already.`);
    else if (contrast < leastContrast)
      left.push(
        `The accent ${colour} of the ${mode} mode: its contrast with the page is ${contrast.toFixed(1)}, and text needs ${leastContrast}. Set ${where}.`,
      );
    else {
      text = text.replace(new RegExp(`(?<=${accent}: )[^;]+`), colour);
      changed.push(`The accent of the ${mode} mode is ${colour} (${themeFile}).`);
    }
  }
  return { texts: new Map(text === before ? [] : [[themeFile, text]]), changed, left };
}

/** Reads the last accent that sheets set for each mode. Sheets that are missing or do not parse have none. */
function readAccents(root: string, sheets: readonly string[]): ReadonlyMap<Mode, string> {
  const accents = new Map<Mode, string>();
  for (const sheet of sheets) {
    const file = path.join(root, sheet);
    if (!existsSync(file) || !file.endsWith('.css')) continue;
    try {
      postcss.parse(readFileSync(file, 'utf8')).walkDecls('--ifm-color-primary', ({ parent, value }) => {
        const selector = parent?.type === 'rule' && 'selector' in parent ? parent.selector : '';
        accents.set(/data-theme=['"]?dark/.test(selector) ? 'dark' : 'light', value.trim());
      });
    } catch {
      // The sheet is named as left anyway.
    }
  }
  return accents;
}

function valueIn(theme: string, name: string): string {
  return new RegExp(`${name}: ([^;]+)`).exec(theme)?.[1] ?? '';
}

/** Returns the contrast of two hexadecimal colours, from 1 to 21; null if one is none. */
function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance, see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
function luminanceOf(colour: string): number | null {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour) ?? [];
  if (digits === undefined) return null;
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => {
    const share = parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
