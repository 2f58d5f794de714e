import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { FixtureSite, page } from '../../../../__tests__/site/support/fixture-site';

jest.setTimeout(240_000);

const temporary = process.env.TMPDIR;
const site = new FixtureSite({
  'content/docs/index.mdx': page('Home', 'Text.', 'id: about/index'),
  'content/docs/own.mdx': page('Own', 'Old words.'),
  'content/docs/moved.mdx': page('Moved', 'Text.'),
  'content/docs/reader.mdx': page('Reader', "import Part from './_part.mdx'\n\n<Part />"),
  'content/docs/_part.mdx': 'A part.\n',
  'content/guides/guide.mdx': page('Guide'),
  'content/data/redirects.csv': 'from,to\n',
  '.gitignore': '.cache\npublic\nnode_modules\ntest-results\n',
});

beforeAll(() => {
  // The other build goes with the site.
  process.env.TMPDIR = path.dirname(site.root);
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: site.root });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});

afterAll(() => {
  if (temporary === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporary;
  site.dispose();
});

describe('npm run changed', () => {
  it('says what it expects', async () => {
    const { code, output } = await site.runScript('../packages/changed/changed.mjs', '--shots', 'all');
    expect(output).toBe('--shots all: expected a number of routes.\n');
    expect(code).toBe(1);
  });

  it('lists the routes whose output differs from that of the last commit, with what and why', async () => {
    site.write({
      'content/docs/own.mdx': page('Own', 'New words.'),
      'content/docs/_part.mdx': 'Another part.\n',
      'content/docs/added.mdx': page('Added', 'Text.', 'unlisted: true'),
      'content/data/redirects.csv': 'from,to\n/docs/moved,/docs/own\n',
    });
    site.remove('content/docs/moved.mdx');
    const { code, output } = await site.runScript('../packages/changed/changed.mjs', '--shots', '0');
    expect(output).toContain('/docs/own\n  text');
    expect(output).toMatch(/\/docs\/own\n.*: content\/docs\/own\.mdx/);
    expect(output).toMatch(/\/docs\/reader\n {2}text.*: uses content\/docs\/_part\.mdx/);
    expect(output).toContain('/docs/added\n  new: content/docs/added.mdx\n');
    expect(output).toContain('/docs/moved\n  gone, leads to /docs/own: content/docs/moved.mdx\n');
    expect(output).not.toMatch(/^\/404/m);
    expect(code).toBe(0);
    const report = site.read('test-results/changed/index.html');
    expect(report).toContain('<del>-Old words.</del>\n<ins>+New words.</ins>');
  });
});
