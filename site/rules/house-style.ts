import { islandRule, lengthRule, sentenceCaseRule } from 'help-portal/rules';
import type { ContentPage, Corpus } from 'help-portal/rules';
import { changelog } from '../site';
import { readFactLinks } from './measures';
import { menuLabels } from './menus';

/** Rules of the engine that need to be told something, as this site has them. */

export const checkLength = lengthRule(wordRange);

export const checkSentenceCase = sentenceCaseRule(readNames);

/** The facts above the text of a page link to others too. */
export const checkIslands = islandRule(readFactLinks);

/** Beyond these a page is not accepted; `content/README.md` asks writers for a little less. */
function wordRange({ file, frontMatter }: ContentPage): readonly [least: number, most: number] | null {
  const { unlisted, measure, dimension } = frontMatter;
  if (!file.startsWith('content/docs/') || file.startsWith(`content${changelog}/`)) return null;
  if (unlisted) return [120, 320];
  return measure === undefined && dimension === undefined ? [230, 800] : [110, 260];
}

/** Names that begin with a capital: of menus, measures and dimensions. */
function readNames(data: Corpus['data']): string[] {
  const figures = [...(data['measures.yml']?.measures ?? []), ...(data['dimensions.yml']?.dimensions ?? [])];
  return [...menuLabels(data), ...figures.map(({ name }) => name)];
}
