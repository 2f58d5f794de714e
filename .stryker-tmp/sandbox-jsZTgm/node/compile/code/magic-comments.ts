import { canonicalLanguage } from './languages';

interface CommentStyle {
  start: string;
  end: string;
}

const styles = {
  slashes: { start: String.raw`\/\/`, end: '' },
  block: { start: String.raw`\/\*`, end: String.raw`\*\/` },
  jsx: { start: String.raw`\{\s*\/\*`, end: String.raw`\*\/\s*\}` },
  hash: { start: '#', end: '' },
  html: { start: '<!--', end: '-->' },
  dashes: { start: '--', end: '' },
  percent: { start: '%', end: '' },
  semicolon: { start: ';', end: '' },
  apostrophe: { start: String.raw`(?:'|\bREM\b)`, end: '' },
  colons: { start: String.raw`(?:::|\bREM\b)`, end: '' },
} as const satisfies Record<string, CommentStyle>;

type StyleName = keyof typeof styles;

const c: StyleName[] = ['slashes', 'block'];
const scripts: StyleName[] = ['slashes', 'block', 'jsx'];
const markup: StyleName[] = ['html', 'slashes', 'block'];
const hash: StyleName[] = ['hash'];

/** Comment styles by canonical language name. */
const styleNames: ReadonlyMap<string, readonly StyleName[]> = new Map([
  ['javascript', c],
  ['typescript', c],
  ['jsx', scripts],
  ['tsx', scripts],
  ['markdown', ['html', 'jsx', 'hash']],
  ['c', c],
  ['cpp', c],
  ['csharp', c],
  ['java', c],
  ['kotlin', c],
  ['swift', c],
  ['go', c],
  ['rust', c],
  ['scala', c],
  ['dart', c],
  ['groovy', c],
  ['css', ['block']],
  ['scss', c],
  ['less', c],
  ['php', [...c, 'hash']],
  ['markup', markup],
  ['xml', markup],
  ['bash', hash],
  ['python', hash],
  ['ruby', hash],
  ['perl', hash],
  ['r', hash],
  ['yaml', hash],
  ['toml', hash],
  ['docker', hash],
  ['makefile', hash],
  ['nginx', hash],
  ['apacheconf', hash],
  ['graphql', hash],
  ['http', hash],
  ['powershell', hash],
  ['properties', hash],
  ['ini', ['semicolon', 'hash']],
  ['sql', ['dashes', 'block']],
  ['lua', ['dashes']],
  ['haskell', ['dashes']],
  ['latex', ['percent']],
  ['matlab', ['percent']],
  ['vbnet', ['apostrophe']],
  ['basic', ['apostrophe']],
  ['batch', ['colons']],
]);

/** For languages without an entry: the styles that cannot be mistaken for code. */
const commonStyles: readonly StyleName[] = ['slashes', 'block', 'jsx', 'hash', 'html'];

const patterns = new Map<string, RegExp>();

function patternFor(name: string): RegExp {
  const language = canonicalLanguage(name);
  const known = patterns.get(language);
  if (known) return known;
  const names = styleNames.get(language) ?? commonStyles;
  const alternatives = names.map((style) => {
    const { start, end } = styles[style];
    return String.raw`${start}\s*(?:highlight-(next-line|start|end))\s*${end}`;
  });
  const pattern = new RegExp(String.raw`^\s*(?:${alternatives.join('|')})\s*$`, 'i');
  patterns.set(language, pattern);
  return pattern;
}

export interface MarkedCode {
  code: string;
  highlighted: ReadonlySet<number>;
}

/**
 * Removes the comment lines `highlight-next-line`, `highlight-start` and `highlight-end` and returns the code with the
 * numbers of the highlighted lines, from 1.
 */
export function readMagicComments(code: string, language: string): MarkedCode {
  if (!code.includes('highlight-')) return { code, highlighted: new Set() };
  const pattern = patternFor(language);
  const lines: string[] = [];
  const highlighted = new Set<number>();
  let isNext = false;
  let isOpen = false;
  for (const line of code.split('\n')) {
    const command = pattern.exec(line)?.slice(1).find(Boolean);
    if (command) {
      if (command === 'next-line') isNext = true;
      else isOpen = command === 'start';
      continue;
    }
    lines.push(line);
    if (isNext || isOpen) highlighted.add(lines.length);
    isNext = false;
  }
  return { code: lines.join('\n'), highlighted };
}
