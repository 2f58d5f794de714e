import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { colord, extend } from 'colord';
import type { Colord } from 'colord';
import a11yPlugin from 'colord/plugins/a11y';
import namesPlugin from 'colord/plugins/names';
import postcss from 'postcss';
import { engineRoot, isFile } from './engine';

extend([a11yPlugin, namesPlugin]);

/** Where an owner sets colours. */
export const themeFile = 'site/theme.css';

/** The colours of a site that has set none. */
const defaultTheme = path.join(engineRoot, 'defaults/theme.css');

/** What formulas need of the theme. */
const formulaStyles = "@import url('~help-portal-formulas/src/formulas.css');";

/** What text needs against its background (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** For each mode: the name of its accent and of its page's background in the theme, and where more contrast lies. */
const modes = {
  light: { accent: '--accent-deep', page: '--paper-page', direction: 'darken' },
  dark: { accent: '--accent-pale', page: '--ink-page', direction: 'lighten' },
} as const;

type Mode = keyof typeof modes;

/**
 * Returns the theme of this site with the accents of the style sheets of a Docusaurus theme (`--ifm-color-primary`), as
 * far from the page's background as text needs, and the styles of formulas. `left` says why one was not taken.
 * @param sheets of the other site, relative to its root
 */
export function adaptAccents(
  root: string,
  theirRoot: string,
  sheets: readonly string[],
  hasFormulas: boolean,
): { texts: Map<string, string>; changed: string[]; left: string[] } {
  const changed: string[] = [];
  const left: string[] = [];
  const accents = readAccents(theirRoot, sheets);
  if (accents.size === 0 && !hasFormulas) return { texts: new Map(), changed, left };
  const empty = readFileSync(defaultTheme, 'utf8');
  const own = path.join(root, themeFile);
  const before = isFile(own) ? readFileSync(own, 'utf8') : empty;
  let text = before;
  for (const [mode, theirs] of accents) {
    const { accent, page, direction } = modes[mode];
    const where = `${accent} in ${themeFile}`;
    const colour = colord(theirs);
    if (!colour.isValid()) {
      left.push(`The accent ${theirs} of the ${mode} mode is not a colour as such: set ${where}.`);
      continue;
    }
    const background = colord(valueIn(text, page));
    const contrast = colour.contrast(background);
    const isReadable = contrast >= leastContrast;
    const taken = isReadable ? theirs : readable(colour, background, direction).toHex();
    if (![taken, valueIn(empty, accent)].includes(valueIn(text, accent))) {
      left.push(`The accent ${theirs} of the ${mode} mode: ${where} has been changed already.`);
      continue;
    }
    text = text.replace(new RegExp(`(?<=${accent}: )[^;]+`), taken);
    const why = `: on the page, ${theirs} has a contrast of ${contrast}, and text needs ${leastContrast}`;
    changed.push(`The accent of the ${mode} mode is ${taken} (${themeFile})${isReadable ? '' : why}.`);
  }
  if (hasFormulas && !text.includes(formulaStyles)) text = `${formulaStyles}\n\n${text}`;
  return { texts: new Map(text === before ? [] : [[themeFile, text]]), changed, left };
}

/** Returns a colour of the same hue that is as dark or as light as text on a background must be. */
function readable(colour: Colord, background: Colord, direction: 'darken' | 'lighten'): Colord {
  let changed = colour;
  for (let step = 0; step < 100 && changed.contrast(background) < leastContrast; step++)
    changed = changed[direction](0.01);
  return changed;
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
