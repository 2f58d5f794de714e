import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../node/base/list-files';
import { makeCorpus } from '../../node/check/writing/corpus';
import { compilePage } from '../../node/compile/compile-page';
import { dataFolder } from '../../node/content/data/read-data';
import { statementPattern } from '../../site/rules/facts';
import { site } from '../../src/shared/site';
import type { CompiledPage } from '../../src/shared/content-tree';
import { toMarkup } from '../unit/node/compile/support/compile';

/** Data, and the pages that these tests read: parsing all takes as long as all tests here. */
const files = listFiles(path.resolve('.'), 'content')
  .map((file): [file: string, text: string] => [file, readFileSync(file, 'utf8')])
  .filter(([file, text]) => file.startsWith(`${dataFolder}/`) || /<SupportRequest|^\| \d, /m.test(text));
const { pages, data } = makeCorpus(new Map(files));
const requests = data['support-requests.yml'];
if (!requests) throw new Error('support-requests.yml is missing or invalid; npm run check says why.');
const { items, firstAnswer } = requests;

/** A page with nothing but a block. */
function pageWith(kind: string): CompiledPage {
  return compilePage({
    file: 'content/guides/one-request.mdx',
    body: `import { SupportRequest } from '@site/content/data/_support-request.mdx';\n\n<SupportRequest kind="${kind}" />\n`,
    lineOffset: 0,
    format: 'mdx',
    root: path.resolve('.'),
    contentRoot: 'content',
    staticRoots: ['static'],
    product: site.product,
    frontMatter: { title: 'One request' },
  });
}

function textOf(page: CompiledPage): string {
  return toMarkup(page.content)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

describe('what to send to the support team', () => {
  it.each(items)('shows the three parts of "$kind", which search finds too', ({ kind, title, send, takes, done }) => {
    const page = pageWith(kind);
    expect(page.diagnostics).toEqual([]);
    for (const part of [`Ask for ${title}`, ...send, done, takes ?? 'and says what happens next']) {
      expect(textOf(page)).toContain(part);
      expect(page.plainText.replaceAll(/\s+/g, ' ')).toContain(part);
    }
  });

  it('leads to the page that says how to reach the team', () => {
    expect(pageWith('test-card').links.map(({ href }) => href)).toEqual([
      'mdx:content/docs/about/contact-the-support-team.mdx',
    ]);
  });

  it('names line and kinds when a kind is unknown', () => {
    expect(pageWith('nowhere').diagnostics).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'content/guides/one-request.mdx',
        position: { line: 3, column: 1 },
        message: expect.stringMatching(/kind="nowhere".* is unknown.*payment-option/),
      }),
    ]);
  });

  it('has each kind on a page', () => {
    const used = pages.flatMap(({ source }) =>
      [...source.matchAll(/<SupportRequest kind="([^"]+)"/g)].map(([, kind]) => kind),
    );
    expect(items.map(({ kind }) => kind).filter((kind) => !used.includes(kind))).toEqual([]);
  });

  it('says the times that facts.yml says', () => {
    const texts = items.map(({ takes }) => takes ?? '').join('\n\n');
    const stated = (data['facts.yml']?.items ?? []).flatMap(({ id, value, pattern }) =>
      pattern === undefined
        ? []
        : [...texts.matchAll(statementPattern(pattern))].map(([, said]) => ({ id, value, said })),
    );
    expect(stated.map(({ id, said }) => ({ id, said }))).toEqual(stated.map(({ id, value }) => ({ id, said: value })));
    expect(stated.map(({ id }) => id).toSorted()).toEqual(['automation-activation', 'design-review']);
  });

  it('promises the answer that the page about the support team promises', () => {
    const contact = pages.find(({ file }) => file.endsWith('/contact-the-support-team.mdx'));
    const rows = [...(contact?.source.matchAll(/^\| (\d), .*$/gm) ?? [])];
    const times = rows.map(([row, severity]) => [severity, row.split('|')[4]?.trim()]);
    expect(Object.entries(firstAnswer)).toEqual(
      times.filter(([severity]) => Object.hasOwn(firstAnswer, severity ?? '')),
    );
  });
});
