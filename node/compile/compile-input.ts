import { settings } from '../../src/shared/settings';
import { isRecord } from '../base/is-record';
import { glossaryKeys } from '../content/data/glossary';
import { splitFrontMatter } from '../content/front-matter';
import { formatOf, parseFrontMatter } from '../content/read-front-matter';
import type { CompileInput } from './compile-context';
import { generatedIds } from './generated-ids';

/** Returns what the compile step needs of a page: its text, its front matter, and what the site says. */
export function compileInput(
  root: string,
  file: string,
  text: string,
  { data, value }: Pick<ReturnType<typeof parseFrontMatter>, 'data' | 'value'> = parseFrontMatter(text, file),
): CompileInput {
  const { yaml, body, lineOffset } = splitFrontMatter(text);
  const knownTerms = glossaryKeys();
  return {
    file,
    body,
    lineOffset,
    format: formatOf(data),
    root,
    contentRoot: 'content',
    staticRoots: ['static'],
    embedOrigins: settings.embedOrigins,
    mediaOrigins: settings.mediaOrigins,
    product: settings.product,
    frontMatter: isRecord(value) ? value : {},
    yaml,
    ...(knownTerms && { knownTerms }),
    generatedIds,
  };
}
