import type { Diagnostic } from '../../src/shared/content-tree';
import { fillProductSlug } from '../../src/shared/product';
import { settings } from '../../src/shared/settings';
import { withSlash } from '../../src/shared/paths';
import { lineOfKey } from '../content/line-of-key';
import { dataFolder, readData } from '../content/data/read-data';
import { readText } from '../base/read-text';
import { dataSchemas } from './data-schemas';
import type { ContentData, DataFile } from './data-schemas';

/** Files whose faults the preflight of a build reports. */
const checkedByPreflight: readonly DataFile[] = ['glossary.yml', 'measures.yml', 'dimensions.yml'];

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
  const fault = (name: DataFile, at: string, message: string): void => {
    const file = `${dataFolder}/${name}`;
    const position = { line: lineOf(readText(root, file, []) ?? '', at), column: 1 };
    found.push({ severity: 'error', rule: 'data-reference', file, position, message });
  };

  const known = new Set(pagePaths.map(withSlash));
  for (const { id, page } of data['facts.yml']?.items ?? []) {
    if (!known.has(withSlash(fillProductSlug(page, settings.product))))
      fault('facts.yml', id, `"${id}" leads to ${page}. Expected the path of a page.`);
  }
  const codes = new Set(data['currencies.yml']?.items.map(({ code }) => code));
  for (const { key, page, currencies } of data['payment-options.yml']?.items ?? []) {
    if (!known.has(withSlash(page)))
      fault('payment-options.yml', key, `"${key}" leads to ${page}. Expected the path of a page.`);
    for (const [code] of currencies.matchAll(/\b[A-Z]{3}\b/g)) {
      if (codes.size > 0 && !codes.has(code))
        fault('payment-options.yml', key, `"${key}" names ${code}. Expected a currency of currencies.yml.`);
    }
  }
  const taxed = new Set(data['tax-rates.yml']?.items.map(({ country }) => country));
  const union = data['regions.yml']?.regions.find(({ key }) => key === 'european-union')?.countries ?? [];
  for (const country of union.filter((code) => taxed.size > 0 && !taxed.has(code))) {
    fault('tax-rates.yml', 'items', `${country} is missing. Expected every country of the European Union.`);
  }
  return found;
}

/** Returns the line of an entry's key, or of a key. */
function lineOf(source: string, at: string): number {
  const index = source.split('\n').findIndex((line) => /(?:key|id): (.*)$/.exec(line)?.[1] === at);
  return index === -1 ? lineOfKey(source, at) : index + 1;
}
