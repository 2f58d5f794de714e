import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FixtureSite, page } from './support/fixture-site';

jest.setTimeout(60_000);

const fault = 'content/docs/broken.mdx:6:1 warning broken-link: The link "/docs/nowhere"';
const broken = page('Broken', '[text](/docs/nowhere)');
let site: FixtureSite;
let watcher: ChildProcess | null = null;

beforeEach(() => {
  site = new FixtureSite({
    'content/docs/index.mdx': page('Home', 'Text.', 'id: about/index'),
    'content/guides/guide.mdx': page('Guide'),
    'content/docs/broken.mdx': broken,
  });
});

afterEach(() => {
  // With the spelling checker that it started.
  if (watcher?.pid !== undefined) process.kill(-watcher.pid, 'SIGKILL');
  watcher = null;
  site.dispose();
});

describe('npm run check', () => {
  it('reports links and writing without a build, and exits with 1', async () => {
    const { code, output } = await site.checkContent();
    expect(output).toContain(fault);
    expect(output).toContain('content/docs/broken.mdx:5:1 error word-count:');
    expect(output).toMatch(/Content: \d+ errors, \d+ warnings?\.\n$/);
    expect(code).toBe(1);
    expect(site.exists('public')).toBe(false);
  });

  it('says which options there are', async () => {
    const { code, output } = await site.checkContent('--format', 'xml');
    expect(output).toBe('--format xml is unknown. Expected text, github or json.\n');
    expect(code).toBe(2);
    expect((await site.checkContent('content')).output).toContain('"content" is unknown. Expected --changed [BASE]');
  });

  it('tries links to other sites if it is asked to', async () => {
    const server = createServer(({ url }, response) => response.writeHead(url === '/there' ? 200 : 404).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const links = [
      `[a](http://127.0.0.1:${port}/there)`,
      `[b](http://127.0.0.1:${port}/gone)`,
      '[c](https://example.com)',
    ];
    site.write({ 'content/docs/broken.mdx': page('Links', links.join('\n\n')) });
    const { output } = await site.checkContent('--external');
    server.close();
    expect(output).toContain(
      `content/docs/broken.mdx:8:1 warning dead-link: The link http://127.0.0.1:${port}/gone answered 404.`,
    );
    expect(output.match(/dead-link/g)).toHaveLength(1);
  });

  it('reports only what changed since a commit, new files included', async () => {
    const git = (...args: string[]): Buffer =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: site.root });
    site.write({ '.gitignore': '.cache\nnode_modules\n' });
    git('init', '--quiet');
    git('add', 'content');
    git('commit', '--quiet', '--message', 'first');
    expect((await site.checkContent('--changed')).output).toBe('Content: 0 errors, 0 warnings.\n');
    site.write({ 'content/docs/new.mdx': page('New', '[text](/docs/nowhere)') });
    const { output } = await site.checkContent('--changed', 'HEAD');
    expect(output).toContain('content/docs/new.mdx:6:1 warning broken-link');
    expect(output).not.toContain('content/docs/broken.mdx');
  });

  it('watches: what is mended is gone, what breaks is named', async () => {
    const child = spawn(process.execPath, ['scripts/check-content.mjs', '--watch', '--format', 'json'], {
      cwd: site.root,
      detached: true,
    });
    watcher = child;
    const reports = readLines(child);
    // The parts of a check are reported as they end, so reports of an earlier state may come before.
    const until = async (holds: (report: string) => boolean): Promise<string> => {
      for (;;) {
        const { value, done } = await reports.next();
        if (done) throw new Error('The watcher has ended.');
        if (holds(value)) return value;
      }
    };
    expect(await until((report) => report.includes('broken-link'))).toContain('broken.mdx');
    site.write({ 'content/docs/broken.mdx': page('Mended', '[text](/docs)') });
    await until((report) => !report.includes('broken-link'));
    // Whole at once, because a report of the file while it is empty would come first.
    site.write({ 'broken.mdx': '---\ntitle: a: b\n---\n' });
    site.rename('broken.mdx', 'content/docs/broken.mdx');
    expect(await until((report) => report.includes('yaml-syntax'))).toContain('broken.mdx');
  });
});

async function* readLines(child: ChildProcess): AsyncGenerator<string> {
  let text = '';
  for await (const chunk of child.stdout ?? []) {
    text += String(chunk);
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
}
