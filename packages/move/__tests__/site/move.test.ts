import { FixtureSite, page } from '../../../../__tests__/site/support/fixture-site';

jest.setTimeout(60_000);

let site: FixtureSite;

beforeEach(() => {
  site = new FixtureSite({
    'content/docs/about/index.mdx': page('Home', '[A](/docs/a#two)'),
    'content/docs/a.mdx': page('A', '## Two'),
  });
});

afterEach(() => site.dispose());

const home = (): string => site.read('content/docs/about/index.mdx');

describe('npm run move and npm run remove', () => {
  it('say what they would do, do it, and leave nothing to check', async () => {
    const dry = await site.runScript(
      '../packages/move/move.mjs',
      'move',
      './content/docs/a.mdx',
      'content/docs/b.mdx',
      '--dry-run',
    );
    expect(dry).toEqual({
      code: 0,
      output: expect.stringContaining('move     content/docs/a.mdx → content/docs/b.mdx'),
    });
    expect(site.exists('content/docs/a.mdx')).toBe(true);
    expect(home()).toContain('(/docs/a#two)');

    const { output } = await site.runScript(
      '../packages/move/move.mjs',
      'move',
      'content/docs/a.mdx',
      'content/docs/b.mdx',
    );
    expect(output).toBe(dry.output);
    expect(home()).toContain('(/docs/b#two)');
    await site.runScript('../packages/move/move.mjs', 'move', 'content/docs/b.mdx#two', 'Second');
    expect(home()).toContain('(/docs/b#second)');
    expect((await site.checkContent()).output).not.toMatch(/broken-|redirect:/);

    await site.runScript('../packages/move/move.mjs', 'remove', 'content/docs/b.mdx', '/docs/about/');
    expect(site.exists('content/docs/b.mdx')).toBe(false);
    expect(home()).toContain('(/docs/about/)');
    expect((await site.checkContent()).output).not.toMatch(/broken-|redirect:/);
  });

  it('say what they expect', async () => {
    const { code, output } = await site.runScript('../packages/move/move.mjs', 'move', 'content/docs/a.mdx');
    expect(code).toBe(1);
    expect(output).toContain('Expected two names: move -- FILE_OR_FOLDER NEW_NAME');
  });
});

describe('npm run new', () => {
  it('writes what the arguments say, and names what is missing', async () => {
    const { output } = await site.runScript('new-content.mjs', 'page', 'content/docs/about', 'Set a price', 'How.');
    expect(output).toContain('content/docs/about/set-a-price.mdx is written.');
    expect(site.read('content/docs/about/set-a-price.mdx')).toContain('title: Set a price\n');
    expect(await site.runScript('new-content.mjs', 'page', 'content/docs/about')).toEqual({
      code: 1,
      output: 'title is missing. Expected: Title.\n',
    });
    expect((await site.runScript('new-content.mjs', 'poem')).output).toBe(
      '"poem" cannot be created. Expected one of: page, category, guide, changelog, term, redirect.\n',
    );
  });
});
