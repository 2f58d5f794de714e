/** The engine as an owner has it: installed in a new site. The sites `second` and `small` are tested so in a browser. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { createSite } from '../../packages/create/src/create-site.mjs';
import { installEngine } from '../../scripts/test/install-engine.mjs';

jest.setTimeout(240_000);

const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'installed-')));
const root = path.join(base, 'acme docs');
const command = path.join(root, 'node_modules/help-portal/scripts/help-portal.mjs');

function run(...parameters: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...parameters], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, CI: 'true' },
  });
  return { status, output: stripVTControlCharacters(stdout + stderr) };
}

const ownKind = '__tests__/fixtures/variants/second/site/templates';
const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

beforeAll(() => {
  createSite(root, { name: 'Acme', areas: ['docs', 'guides', 'api'], engine: '*' });
  installEngine(root);
  // A page kind of its own, which the documents of one area have.
  mkdirSync(path.join(root, 'site/templates'));
  copyFileSync(`${ownKind}/Endpoint.tsx`, path.join(root, 'site/templates/Endpoint.tsx'));
  writeFileSync(
    path.join(root, 'site/content.ts'),
    "import { defineContent } from 'help-portal/content';\n\nexport const content = defineContent({\n  kinds: { endpoint: { template: 'site/templates/Endpoint.tsx' } },\n});\n",
  );
  const page = path.join(root, 'content/api/index.mdx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('title:', 'kind: endpoint\ntitle:'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
});

afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the package of the engine', () => {
  it('holds what a site needs, at most 3 MB, and nothing of this one', () => {
    const packed = readdirSync(root).find((name) => name.endsWith('.tgz')) ?? '';
    expect(statSync(path.join(root, packed)).size).toBeLessThan(3_000_000);
    const names = readdirSync(path.join(root, 'node_modules/help-portal'));
    expect(names).toEqual(expect.arrayContaining(['defaults', 'exports', 'node', 'plugins', 'scripts', 'src']));
    for (const name of ['content', 'site', 'static', '__tests__', 'packages', 'gatsby-config.ts'])
      expect(names).not.toContain(name);
  });
});

describe('a new site', () => {
  it('is built without a warning, and names no other site', () => {
    execFileSync('git', ['add', '--all'], { cwd: root });
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '--quiet', '-m', 'Start'], {
      cwd: root,
    });
    const { status, output } = run('build');
    expect(output).toContain('0 errors, 0 warnings');
    expect(output).not.toMatch(/^(?:warn|error)/m);
    expect(status).toBe(0);
    const publicFolder = path.join(root, 'public');
    const files = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      statSync(path.join(publicFolder, name)).isFile(),
    );
    const texts = files.filter((name) => /\.(?:html|md|json|js|css|txt|xml)$/.test(name));
    expect(textOf('public/api/index.html')).toContain('data-endpoint="Api"');
    expect(texts.filter((name) => /Clever|Lumora/.test(textOf(path.join('public', name))))).toEqual([]);
    expect(files).toEqual(
      expect.arrayContaining([
        'index.html',
        '404.html',
        'docs/index.html',
        'guides/first-guide/index.html',
        'api.md',
        '.htaccess',
      ]),
    );
  });

  it('is checked without a build, and told about a mistake', () => {
    expect(run('check')).toEqual({ status: 0, output: 'Content: 0 errors, 0 warnings.\n' });
    writeFileSync(path.join(root, 'content/api/wrong.mdx'), '---\ntitle: Wrong\n---\n\n[Nowhere](/docs/nowhere) <\n');
    const { status, output } = run('check');
    expect(output).toContain('content/api/wrong.mdx:5');
    expect(status).toBe(1);
    rmSync(path.join(root, 'content/api/wrong.mdx'));
  });

  it('gets pages, which move with a redirect', () => {
    run(
      'new',
      'page',
      'content/docs',
      'Set a price',
      'How you set the price of a product, step by step, for each country.',
    );
    expect(existsSync(path.join(root, 'content/docs/set-a-price.mdx'))).toBe(true);
    expect(run('move', '/docs/set-a-price', '/docs/set-prices').status).toBe(0);
    expect(textOf('content/data/redirects.csv')).toContain('/docs/set-a-price,/docs/set-prices');
    expect(run('check').status).toBe(0);
  });

  it('takes over a Docusaurus site, as long as its owner has changed nothing', () => {
    const theirs = path.join(base, 'theirs');
    const fresh = path.join(base, 'fresh');
    createSite(fresh, { name: 'Fresh', areas: ['docs'], engine: '*' });
    symlinkSync(path.join(root, 'node_modules'), path.join(fresh, 'node_modules'));
    mkdirSync(path.join(theirs, 'docs'), { recursive: true });
    writeFileSync(
      path.join(theirs, 'docusaurus.config.js'),
      "module.exports = { title: 'Theirs', presets: [['classic', { docs: {} }]] };\n",
    );
    writeFileSync(path.join(theirs, 'docs/index.md'), '# Their start\n');
    const { status, stderr } = spawnSync(process.execPath, [command, 'import', theirs], {
      cwd: fresh,
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(existsSync(path.join(fresh, 'content/docs/index.mdx'))).toBe(false);
    expect(readFileSync(path.join(fresh, 'content/docs/index.md'), 'utf8')).toContain('Their start');
  });

  it('has types that hold, with those of its own queries', () => {
    expect(run('types').status).toBe(0);
    expect(textOf('site/gatsby-types.d.ts').match(/^type \w+/gm)).toEqual([
      'type EndpointTemplateQueryVariables',
      'type EndpointTemplateQuery',
    ]);
    const compiler = path.resolve('node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '-p', '.'], { cwd: root, encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('shows a saved edit while it is developed', async () => {
    const port = 18_000 + (process.pid % 10_000);
    const server = spawn(process.execPath, [command, 'develop', '--port', String(port)], {
      cwd: root,
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: 'ignore',
      detached: true,
    });
    const isShown = async (text: string): Promise<boolean> => {
      const end = Date.now() + 90_000;
      while (Date.now() < end) {
        await sleep(100);
        const page = await fetch(`http://localhost:${port}/page-data/docs/page-data.json`).catch(() => null);
        if (page?.ok && (await page.text()).includes(text)) return true;
      }
      return false;
    };
    try {
      expect(await isShown('is new here')).toBe(true);
      const file = path.join(root, 'content/docs/index.mdx');
      writeFileSync(file, readFileSync(file, 'utf8').replace('is new here', 'was just edited'));
      expect(await isShown('was just edited')).toBe(true);
    } finally {
      if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
      await new Promise((resolve) => server.once('close', resolve));
    }
  });

  it('is told the nearest command', () => {
    expect(run('bild')).toEqual({ status: 1, output: "Unknown command 'bild'. Expected build.\n" });
    expect(run('serve', '--prt').output).toContain("Unknown option '--prt'. Expected --dir");
    expect(run('--help').output).toContain('develop');
  });
});
