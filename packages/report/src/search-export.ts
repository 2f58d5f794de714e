import { CsvError, parse } from 'csv-parse/sync';

/** What readers searched for, and how often. */
export interface SearchedTerm {
  term: string;
  count: number;
}

/** Names of the columns, in the order in which they are looked for; case does not matter. */
const termColumns = ['search_term', 'Search term', 'query', 'term'];
const countColumns = ['count', 'Event count', 'searches'];

const delimiters = [',', ';', '\t'];

/** What Google's reports have instead of a term that it does not have. */
const noTerms = new Set(['(not set)', '(other)']);

interface ParsedRow {
  record: Record<string, string>;
  info: { lines: number };
}

/**
 * Reads an export of search terms, most frequent first; the same words in another case or with other spaces are one term.
 * A comment before the header, as Google's exports have it, is skipped. Each fault names the file, the line and what was
 * expected.
 */
export function readSearchExport(text: string, file: string): { terms: SearchedTerm[]; faults: string[] } {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const start = lines.findIndex((line) => line.trim() !== '' && !line.startsWith('#'));
  const header = lines[start] ?? '';
  const fault = (line: number, message: string): string => `${file}:${line}: ${message}`;
  let rows: ParsedRow[];
  let names: string[] = [];
  try {
    rows = parse<ParsedRow>(lines.slice(Math.max(start, 0)).join('\n'), {
      columns: (found: string[]) => (names = found),
      delimiter: delimiters.find((sign) => header.includes(sign)) ?? ',',
      info: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch (reason) {
    if (!(reason instanceof CsvError)) throw reason;
    const line = Math.max(start, 0) + (Number(reason.lines) || 1);
    return { terms: [], faults: [fault(line, `${reason.message}. Expected the columns of the header.`)] };
  }
  const termColumn = findColumn(names, termColumns);
  if (termColumn === undefined) {
    const found = names.length === 0 ? 'There is no header.' : `The header has ${names.map(quoted).join(', ')}.`;
    const message = `${found} Expected a column named ${termColumns.map(quoted).join(' or ')}.`;
    return { terms: [], faults: [fault(Math.max(start, 0) + 1, message)] };
  }
  const countColumn = findColumn(names, countColumns);
  const faults: string[] = [];
  const terms = new Map<string, SearchedTerm>();
  for (const { record, info } of rows) {
    const term = (record[termColumn] ?? '').replace(/\s+/g, ' ').trim();
    // Totals have no term.
    if (term === '' || noTerms.has(term)) continue;
    const written = countColumn === undefined ? '1' : (record[countColumn] ?? '');
    if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(written)) {
      const message = `"${written}" in the column "${countColumn}". Expected a whole number.`;
      faults.push(fault(Math.max(start, 0) + info.lines, message));
      continue;
    }
    const key = term.toLowerCase();
    const known = terms.get(key) ?? { term, count: 0 };
    terms.set(key, { ...known, count: known.count + Number(written.replaceAll(',', '')) });
  }
  return { terms: [...terms.values()].sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1)), faults };
}

const quoted = (name: string): string => `"${name}"`;

function findColumn(names: readonly string[], wanted: readonly string[]): string | undefined {
  const found = wanted.flatMap((name) => names.find((other) => other.toLowerCase() === name.toLowerCase()) ?? []);
  return found[0];
}
