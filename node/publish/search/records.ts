import { createHash } from 'node:crypto';
import { areaOfPath, mainArea } from '../../../src/shared/areas';
import { hierarchyLevels } from '../../../src/shared/search-record';
import type { SearchHierarchy, SearchRecord, SearchRecordType } from '../../../src/shared/search-record';
import { readSectionQuestion } from '../../../src/shared/section-question';
import type { SectionQuestion } from '../../../src/shared/section-question';
import type { PageSection, PageText } from '../../reading/page-text';

/** A searched page. */
export interface SearchPage {
  /** Declared form, without base path. */
  path: string;
  area: string;
  /** Below 0: ranked after others. */
  rank: number;
  text: PageText;
  /** Questions that the page answers, as written. */
  questions: readonly string[];
}

/** Hosted services reject records above 10 kB; the margin is for their own fields and for questions. */
const maxRecordBytes = 8000;

/** Creates the records of one page. `base` is prepended to its path: site URL and base path, or the base path alone. */
export function makeRecords({ path, area, rank, text, questions }: SearchPage, base: string): SearchRecord[] {
  const address = base + encodeURI(path);
  const version = (areaOfPath(path) ?? mainArea).version.name;
  const seen = new Map<string, number>();
  const levels: (string | null)[] = [];
  const records: SearchRecord[] = [];
  const asked = questions.map(readSectionQuestion);
  for (const section of text.sections) {
    levels.length = section.level;
    levels[section.level] = section.heading;
    const hierarchy = buildHierarchy(area, text.title, levels);
    const isAnswered = (one: SectionQuestion): boolean =>
      one.section === null ? section.level === 1 : one.section === section.anchor;
    const url = section.anchor === null ? address : `${address}#${section.anchor}`;
    for (const [index, { content, extras }] of splitTexts(section).entries()) {
      // Repeated headings without anchors would get the same id.
      const count = seen.get(url) ?? 0;
      seen.set(url, count + 1);
      records.push({
        objectID: createHash('sha1')
          .update(`${path}#${section.anchor ?? ''}|${count}`)
          .digest('hex')
          .slice(0, 20),
        url,
        url_without_anchor: address,
        anchor: section.anchor,
        type: index === 0 ? levelName(section.level) : 'content',
        hierarchy,
        content: joinLines(content),
        extras: joinLines(extras),
        description: section.level === 1 && index === 0 ? text.description : null,
        keywords: section.level === 1 && index === 0 ? text.keywords : [],
        questions: index === 0 ? asked.filter(isAnswered).map(({ question }) => question) : [],
        weight: { pageRank: rank, level: 100 - 10 * section.level, position: records.length },
        lang: text.language,
        language: text.language,
        version,
        docusaurus_tag: text.tag,
      });
    }
  }
  return records;
}

function levelName(level: number): SearchRecordType {
  return `lvl${level}` as SearchRecordType;
}

function buildHierarchy(area: string, title: string, levels: readonly (string | null)[]): SearchHierarchy {
  const deeper = hierarchyLevels.slice(2).map((name, index) => [name, levels[index + 2] ?? null]);
  return { lvl0: area, lvl1: title, ...Object.fromEntries(deeper) } as SearchHierarchy;
}

const joinLines = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join('\n'));

/** Splits the texts of a section to fit into records, never inside a block that fits. */
function splitTexts({ blocks, extras }: PageSection): Record<'content' | 'extras', string[]>[] {
  let piece: Record<'content' | 'extras', string[]> = { content: [], extras: [] };
  const pieces = [piece];
  let bytes = 0;
  const add = (block: string, to: keyof typeof piece): void => {
    const size = Buffer.byteLength(JSON.stringify(block));
    if (bytes > 0 && bytes + size > maxRecordBytes) {
      piece = { content: [], extras: [] };
      pieces.push(piece);
      bytes = 0;
    }
    piece[to].push(block);
    bytes += size;
  };
  for (const block of blocks.flatMap(cutBlock)) add(block, 'content');
  for (const block of new Set(extras.flatMap(cutBlock))) add(block, 'extras');
  return pieces;
}

/** Splits an oversized block between words. */
function cutBlock(block: string): string[] {
  if (Buffer.byteLength(JSON.stringify(block)) <= maxRecordBytes) return [block];
  const middle = Math.ceil(block.length / 2);
  const space = block.lastIndexOf(' ', middle);
  // Without a space, at least not between the halves of a surrogate pair.
  const cut = space > 0 ? space : middle + (/[\uDC00-\uDFFF]/.test(block[middle] ?? '') ? 1 : 0);
  return [block.slice(0, cut), block.slice(cut).trimStart()].flatMap(cutBlock);
}
