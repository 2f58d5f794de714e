import { site } from '../../src/shared/site';
import { isRecord } from '../base/is-record';
import { glossaryKeys } from '../content/data/glossary';
import { splitFrontMatter } from '../content/front-matter';
import { formatOf, parseFrontMatter } from '../content/read-front-matter';
import type { ParsedFrontMatter } from '../content/read-front-matter';
import type { CompileInput } from './compile-context';
import { componentNamed, formulas, liveDiagrams, namedModules } from '../content/site-content';
import { isSourced } from './outside-files';

/** Returns what the compile step needs of a page: its text, its front matter, and what the site says. */
export function compileInput(
  root: string,
  file: string,
  text: string,
  { data, value, diagnostics }: ParsedFrontMatter = parseFrontMatter(text, file),
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
    embedOrigins: site.embedOrigins,
    mediaOrigins: site.mediaOrigins,
    product: site.product,
    frontMatter: isRecord(value) ? value : {},
    yaml,
    ...(knownTerms && { knownTerms }),
    isSourced,
    componentNamed,
    liveDiagrams,
    formulas,
    modules: namedModules,
    faults: diagnostics,
    showsFaults: site.showsFaults,
  };
}
