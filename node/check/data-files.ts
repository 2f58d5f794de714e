import type { Diagnostic } from '../../src/shared/content-tree';
import type { DataFault } from '../content/content-definition';
import { lineOfKey } from '../content/line-of-key';
import { dataFolder, readData } from '../content/data/read-data';
import { readText } from '../base/read-text';
import { dataSchemas } from '../content/data/schemas';
import type { ContentData, DataFile } from '../content/data/schemas';
import { content } from '../content/site-content';

/** Files whose faults the preflight of a build reports. */
const checkedByPreflight: readonly string[] = ['glossary.yml', ...content.preflightData];

/**
 * Returns the faults of the data files that only pages and writing rules read: shape, order, standard names and codes,
 * and what they say of each other.
 */
export function checkDataFiles(root: string, pagePaths: readonly string[]): Diagnostic[] {
  const data: ContentData = {};
  const names = (Object.keys(dataSchemas) as DataFile[]).filter((name) => !checkedByPreflight.includes(name));
  const found = names.flatMap((name) => {
    const parsed = readData(name, dataSchemas[name]);
    if (parsed.data !== null) Object.assign(data, { [name]: parsed.data });
    return parsed.diagnostics;
  });
  const fault: DataFault = (name, at, message) => {
    const file = `${dataFolder}/${name}`;
    const position = { line: lineOf(readText(root, file, []) ?? '', at), column: 1 };
    found.push({ severity: 'error', rule: 'data-reference', file, position, message });
  };
  // The site's function takes the types of its own schemas.
  content.checkData?.(data as never, pagePaths, fault);
  return found;
}

/** Returns the line of an entry's key, or of a key. */
function lineOf(source: string, at: string): number {
  const index = source.split('\n').findIndex((line) => /(?:key|id): (.*)$/.exec(line)?.[1] === at);
  return index === -1 ? lineOfKey(source, at) : index + 1;
}
