import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { defineSearch, defineSite } from '../../src/shared/define-site';
import { site } from '../../src/shared/site';
import { siteFile } from '../../src/shared/site-definition';
import { searchSettings } from '../../src/shared/site-search';
import { closestNames } from '../base/closest-names';
import { isFile } from '../base/is-file';
import { readText } from '../base/read-text';
import type { ContentDefinition } from './content-definition';
import { defineContent } from './define-content';
import { content } from './site-content';

/** Settings that there were, with the version that removed them and what replaces them. */
const removed: Readonly<Record<string, string>> = {
  template: 'It went with version 1.0: an area with `sidebar: null` has guides, another one documents',
};

const logo = { light: '', dark: '', width: 0, height: 0 };
const example = defineSite({
  product: { name: '', slug: '' },
  siteDescription: '',
  logo: { alt: '', header: logo, footer: logo },
  areas: [{ name: '', label: '' }],
});
const ofContent: Record<keyof ContentDefinition, unknown> = {
  ...defineContent({}),
  checkData: 0,
  liveDiagrams: 0,
  formulas: 0,
  modules: 0,
  admonitions: 0,
  kinds: 0,
  icons: 0,
  markCell: 0,
};

/** Returns an error for each setting in `site/` that no engine of this version has: types of an editor say so earlier. */
export function checkDefinition(root: string): Diagnostic[] {
  return [
    ...unknownIn(root, siteFile, site, example),
    ...site.areas.flatMap((area) => unknownIn(root, siteFile, area, example.areas[0])),
    ...unknownIn(root, 'site/search.ts', searchSettings, defineSearch({})),
    ...unknownIn(root, 'site/content.ts', content, ofContent),
  ];
}

function unknownIn(root: string, file: string, given: object, known: object): Diagnostic[] {
  return Object.keys(given)
    .filter((name) => !Object.hasOwn(known, name))
    .map((name) => {
      const [closest] = closestNames(name, Object.keys(known));
      const hint =
        removed[name] ?? (closest === undefined ? 'Expected one that its type has' : `Expected \`${closest}\``);
      const lines = (isFile(path.join(root, file)) ? (readText(root, file, []) ?? '') : '').split('\n');
      const line = lines.findIndex((text) => new RegExp(`(?:^|[\\s{,])${name}\\s*[:,]`).test(text)) + 1;
      const position = line > 0 ? { position: { line, column: 1 } } : {};
      return { severity: 'error', rule: 'setting', file, ...position, message: `\`${name}\` is no setting. ${hint}.` };
    });
}
