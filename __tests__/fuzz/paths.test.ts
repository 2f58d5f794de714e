import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { resolveInside } from '../../node/base/write-file';
import { compilePage } from '../../node/compile/compile-page';
import { findPathFault } from '../../src/shared/paths';
import { runs } from './runs';

const secret = 'fuzz-secret';

const step = fc.constantFrom(
  ...[
    '..',
    '.',
    '...',
    '%2e%2e',
    '%2E.',
    '%252e%252e',
    '%00',
    '\0',
    '\\',
    '..\\',
    '%5c..',
    '',
    '~',
    ' ',
    '%2f',
    '%',
    '%zz',
  ],
  ...['a', 'docs', 'content', 'static', 'secret.txt', '.env', '.git', 'config', 'node_modules', 'x.mdx', 'photo.png'],
  ...[
    'outside',
    'outside-folder',
    'C:',
    'file:',
    'etc',
    'passwd',
    'a?b',
    'a#b',
    '"',
    '<a>',
    '\u202e',
    'ä',
    '😀',
    'x'.repeat(300),
  ],
);
/** Words between slashes or backslashes, with any beginning. */
const address = fc
  .tuple(
    fc.constantFrom(
      '',
      '/',
      './',
      '../',
      '@site/',
      '@site/content/',
      '//',
      '\\',
      'pathname:///',
      '!!raw-loader!./',
      '!!raw-loader!@site/',
    ),
    fc.array(step, { minLength: 1, maxLength: 6 }),
    fc.constantFrom('/', '/', '/', '\\', '%2f', '//'),
    fc.constantFrom('', '', '?raw', '/', '.mdx', '.json', '#a'),
  )
  .map(([start, steps, separator, end]) => start + steps.join(separator) + end);

let base: string;
let root: string;

beforeAll(() => {
  base = realpathSync(mkdtempSync(path.join(tmpdir(), 'fuzz-paths-')));
  root = path.join(base, 'project');
  const secrets = [
    '../secret.txt',
    '../outside/secret.txt',
    '.env',
    'secret.txt',
    '.git/config',
    'node_modules/a',
    'a.json',
    'docs/x.mdx',
  ];
  const open = ['content/docs/x.mdx', 'content/docs/photo.png', 'static/a', 'content/a.json'];
  for (const name of [...secrets, ...open]) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), secrets.includes(name) ? `"${secret}"` : '"open"');
  }
  for (const folder of ['content', 'content/docs', 'static']) {
    symlinkSync(path.join(base, 'outside'), path.join(root, folder, 'outside-folder'));
    symlinkSync(path.join(root, '.env'), path.join(root, folder, 'secret.txt'));
  }
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

it('a slug or redirect that is accepted stays in its folder, on disk and as an address', () => {
  const output = path.join(base, 'output');
  fc.assert(
    fc.property(address, (written) => {
      const slug = `/${written}`;
      if (findPathFault(slug) !== null) return;
      const url = new URL(slug.replace(/^\/+/, '/'), 'https://site.example');
      expect(url.origin).toBe('https://site.example');
      expect(url.pathname.split('/')).not.toContain('..');
      const name = [...slug.split('/').filter(Boolean), 'index.html'].join('/');
      expect(resolveInside(output, name).startsWith(`${output}${path.sep}`)).toBe(true);
    }),
    runs(2000),
  );
});

it('no page holds what lies outside of the public folders, however it is imported, linked or shown', () => {
  const quoted = address.map((written) =>
    written.replaceAll(/['"\\\0]/g, (character) => encodeURIComponent(character)),
  );
  fc.assert(
    fc.property(fc.array(quoted, { minLength: 5, maxLength: 20 }), (addresses) => {
      const imports = addresses.map((written, index) => `import a${index} from '${written}';`).join('\n');
      const uses = addresses.map(
        (written, index) =>
          `{a${index}}\n\n[a](<${written.replaceAll(/[<>]/g, '')}>) ![b](<${written.replaceAll(/[<>]/g, '')}>)\n\n<img alt="" src={require('${written}').default} />\n\n<video src="${written}" />\n`,
      );
      const compiled = compilePage({
        file: 'content/docs/page.mdx',
        body: `${imports}\n\n${uses.join('\n')}`,
        lineOffset: 0,
        format: 'mdx',
        root,
        contentRoot: 'content',
        staticRoots: ['static'],
        product: { name: 'P', slug: 'p' },
      });
      expect(JSON.stringify(compiled)).not.toContain(secret);
      for (const asset of compiled.assets) {
        const real = realpathSync(path.join(root, asset));
        expect(real).toMatch(new RegExp(`^${root}/(?:content|static)/`));
        expect(readFileSync(real, 'utf8')).not.toContain(secret);
      }
    }),
    runs(200),
  );
});
