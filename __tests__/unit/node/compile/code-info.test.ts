import { compile, fence, findOnly } from './support/compile';

async function read(info: string, ...lines: string[]): Promise<{ props: Record<string, unknown>; warnings: string[] }> {
  const page = await compile(fence(info, ...(lines.length > 0 ? lines : ['const a = 1;', '"b"', '# c'])));
  return {
    props: findOnly(page.content, 'CodeBlock').props,
    warnings: page.diagnostics.map(({ severity, rule, position, message }) => {
      expect([severity, position?.line]).toEqual(['warning', 1]);
      return `${rule}: ${message}`;
    }),
  };
}

const highlighted = (html: unknown): number[] =>
  String(html)
    .split('\n</span>')
    .flatMap((line, index) => (line.includes('line-highlighted') ? [index + 1] : []));

describe('options of a fence', () => {
  it.each([
    ['js title="main.js"', 'main.js'],
    ['js title = "main.js"', 'main.js'],
    ['js title=\'a "b".js\'', 'a "b".js'],
    ['js {1} title="{2}"', '{2}'],
    ['js {1}title="main.js"', 'main.js'],
    ['js title="main.js"{1}', 'main.js'],
    ['js Title="main.js"', 'main.js'],
    ['js title={"main.js"}', 'main.js'],
    ['js title=“main.js”', 'main.js'],
    ['js:title=src/app.js{1,3}', 'src/app.js'],
    ['js:src/app.js', 'src/app.js'],
  ])('COD-02 take the title of %s', async (info, title) => {
    const { props, warnings } = await read(info);
    expect(props).toMatchObject({ title, language: 'js' });
    expect(warnings).toEqual([]);
    expect(props.html).toContain('token keyword');
    expect(props.lineNumbers).toBeUndefined();
  });

  it.each([['title="a b.txt" {1}', 'a b.txt']])(
    'COD-02 take the title of %s, which has no language',
    async (info, title) => {
      const { props, warnings } = await read(info);
      expect(props).toMatchObject({ title, language: 'text' });
      expect(warnings).toEqual([]);
    },
  );

  it.each([
    ['js {1} {3}', [1, 3]],
    ['showLineNumbers {2}', [2]],
    ['js{2}', [2]],
  ])('COD-03 take the lines of %s', async (info, lines) => {
    const { props, warnings } = await read(info);
    expect(highlighted(props.html)).toEqual(lines);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['js showLineNumbers', 1],
    ['js title="showLineNumbers"', undefined],
    ['js showLineNumbers={true}', 1],
    ['js showLineNumbers="10"', 10],
    ['js showLineNumbers={10}', 10],
    ['js {1}showLineNumbers', 1],
    ['js showLineNumbers=false', undefined],
  ])('COD-04 take the numbers of %s', async (info, lineNumbers) => {
    const { props, warnings } = await read(info);
    expect(props.lineNumbers).toBe(lineNumbers);
    expect(warnings).toEqual([]);
  });

  it.each([
    ['js titel="x"', 'title="…"'],
    ['js title "x"', 'title="…"'],
    ['js title:"x"', 'title="…"'],
    ['js {1..3}', '{1,3-5}'],
    ['js {5-2}', '"5-2"'],
    ['js showLineNumber=3', 'showLineNumbers'],
    ['js showLineNumbers=yes', 'showLineNumbers=10'],
  ])('COD-02 say what was expected instead of %s', async (info, expected) => {
    const { warnings } = await read(info);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/^code-meta: /);
    expect(warnings[0]).toContain(expected);
  });

  it.each(['js live', 'js copy=false wrap', 'rust,no_run', 'js'])(
    'COD-02 are left to other tools: %s',
    async (info) => {
      expect((await read(info)).warnings).toEqual([]);
    },
  );
});

describe('the language of a fence', () => {
  it.each(
    'C++ golang c# .env docker-compose ps1 pwsh Node.js python3 pycon objective-c terraform postgresql c++ geojson rust,ignore conf make gql shellsession mts'.split(
      ' ',
    ),
  )('COD-01 has colours by the name %s', async (name) => {
    const { props, warnings } = await read(name, 'a="b" # c', '// d', 'key: "e"', 'select 1, "two";', '@f = [1]');
    expect(props.html).toContain('class="token');
    expect(warnings).toEqual([]);
  });

  it.each([
    ['pyton', 'python'],
    ['javscript', 'javascript'],
  ])('COD-01 "%s" is taken for "%s"', async (name, closest) => {
    const { warnings } = await read(name);
    expect(warnings).toEqual([expect.stringMatching(new RegExp(`^unknown-language: .*"${closest}"`))]);
  });

  it('COD-01 of a component is known in the same way', async () => {
    const page = await compile('<CodeBlock language="pyton">{`a`}</CodeBlock>');
    expect(page.diagnostics).toMatchObject([{ rule: 'unknown-language', position: { line: 1 } }]);
  });

  it.each(['text', 'plaintext', 'txt', 'none', 'output', 'nonsense'])('COD-01 may be none: %s', async (name) => {
    const { props, warnings } = await read(name, '<a> & b');
    expect([props.html, warnings]).toEqual(['<span class="line">&lt;a> &amp; b\n</span>', []]);
  });
});

describe('the copied code', () => {
  it.each([
    ['console', '~/site $ npm ci', 'npm ci'],
    ['console', '$ npm ci\nadded 3 packages', 'npm ci\nadded 3 packages'],
    ['shell-session', '# apt update', 'apt update'],
    ['shell-session', '% brew install x', 'brew install x'],
    ['zsh', '% brew install x', 'brew install x'],
    ['bash', 'user@host:~$ ls', 'ls'],
    ['bash', 'root@box:/etc# ls', 'ls'],
    ['sh', '[me@box dir]$ ls', 'ls'],
    ['console', '(venv) $ pip install x', 'pip install x'],
    ['bash', '/var/www $ ls', 'ls'],
    ['python', '>>> f(\n...   1)\n2\n>>> g()', 'f(\n  1)\n2\ng()'],
    ['powershell', 'PS C:\\> dir', 'dir'],
    ['powershell', 'PS> dir', 'dir'],
    ['cmd', 'C:\\Users\\me> dir', 'dir'],
  ])('COD-05 has no prompts, in %s: %j', async (language, code, copied) => {
    expect((await read(language, code)).props.code).toBe(copied);
  });

  it.each([
    ['bash', '# Install\nnpm ci\n# apt update'],
    ['bash', 'echo a $ b\n% x'],
    ['bash', '#!/bin/sh\necho "$HOME"\n$(date) x'],
    ['md', '# Title\n\n> quote\n\n% x\n$ y'],
    ['python', '# a\nx = """\n>>> f()\n"""\n... '],
    ['js', '$ (x)\n>>> 1'],
    ['text', '$ a'],
  ])('COD-05 keeps what begins a line for another reason, in %s: %j', async (language, code) => {
    expect((await read(language, code)).props.code).toBe(code);
  });

  it('COD-05 keeps a comment beside a prompt', async () => {
    expect((await read('console', '# install it\n$ npm ci')).props.code).toBe('# install it\nnpm ci');
  });
});
