import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseQueryFilesOnly } from '../../../../node/gatsby/query-files';

const templates = ['category', 'doc', 'guide', 'guide-list'].map((name) => path.resolve(`src/templates/${name}.tsx`));
const mockComponents = new Map(templates.map((file) => [file, {}]));
jest.mock('../../../../node/gatsby/bundle/gatsby-state', () => ({
  readGatsbyState: () => ({ components: mockComponents }),
}));

interface Parsed {
  astDefinitions: unknown[];
}
type ParseFile = (file: string, addError: (error: unknown) => void) => Promise<Parsed | null>;

const { default: FileParser } = jest.requireActual<{
  default: { new (): { parseFile: ParseFile }; prototype: { parseFile?: ParseFile } };
}>(createRequire(__filename).resolve('gatsby/dist/query/file-parser'));
const gatsbys = FileParser.prototype.parseFile;

const folder = mkdtempSync(path.join(tmpdir(), 'query-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = jest.fn();
const parse = (file: string): Promise<Parsed | null> => new FileParser().parseFile(file, report);

/** What Gatsby finds in a file with this text once only files with queries are parsed. */
async function parseText(text: string): Promise<Parsed | null> {
  const file = path.join(folder, 'page.tsx');
  writeFileSync(file, text);
  return parse(file);
}

it('no file of the site has a query that is not found', async () => {
  const files = ['src', 'site'].flatMap((name) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => path.resolve(name, file)),
  );
  const find = async (): Promise<string[]> => {
    const found: string[] = [];
    for (const file of files) if ((await parse(file))?.astDefinitions.length) found.push(file);
    return found;
  };
  const before = await find();
  expect(before.length).toBeGreaterThan(5);
  parseQueryFilesOnly();
  expect(await find()).toEqual(before);
});

it.each([
  ["import { graphql } from 'gatsby';\nexport const query = graphql`query A { site { id } }`;", 1],
  ['export const Head = () => null;', 0],
  ['export function Head() { return null; }', 0],
  ['const a = 1;\nexport {\n  a as Head,\n};', 0],
  ["export { Head } from './head';", 0],
  ['export async function config() { return () => ({}); }', 0],
  ['export const getServerData = () => null;', 0],
])('%s is parsed', async (text, queries) => {
  expect((await parseText(text))?.astDefinitions).toHaveLength(queries);
});

it('headings and configurations are not', async () => {
  expect(await parseText('export const Heading = () => null;\n<Head>config</Head>;')).toBeNull();
});

it('the template of a kind of page that the site has none of is not', async () => {
  const guide = path.resolve('src/templates/guide-list.tsx');
  expect((await parse(guide))?.astDefinitions).toHaveLength(1);
  mockComponents.delete(guide);
  expect(await parse(guide)).toBeNull();
});

it('a file that cannot be read is reported by Gatsby', async () => {
  expect(await parse(path.join(folder, 'missing.tsx'))).toBeNull();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ filePath: path.join(folder, 'missing.tsx') }));
});

it('stops where Gatsby parses files otherwise', () => {
  delete FileParser.prototype.parseFile;
  expect(parseQueryFilesOnly).toThrow('Gatsby no longer parses files');
  if (gatsbys) FileParser.prototype.parseFile = gatsbys;
});
