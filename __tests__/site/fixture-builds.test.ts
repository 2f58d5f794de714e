import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { FixtureSite, page } from './support/fixture-site';
import type { BuildResult, Files } from './support/fixture-site';
import { digestOutput } from './support/output-digest';

// Builds, not calculations: each takes up to half a minute. They follow each other on purpose, since there are two cores.
jest.setTimeout(300_000);

const basis: Files = { 'content/docs/index.mdx': page('Home'), 'content/guides/guide.mdx': page('Guide') };
const sites: FixtureSite[] = [];

function createSite(files: Files = {}): FixtureSite {
  const site = new FixtureSite({ ...basis, ...files });
  sites.push(site);
  return site;
}

afterAll(() => {
  for (const site of sites) site.dispose();
});

interface Report {
  errors: number;
  warnings: number;
  diagnostics: { severity: string; rule: string; file: string; position?: { line: number; column: number } }[];
}

function readReport(site: FixtureSite): { counts: [number, number]; found: string[] } {
  const { errors, warnings, diagnostics } = JSON.parse(site.read('.cache/content-report.json')) as Report;
  return { counts: [errors, warnings], found: describeAll(diagnostics) };
}

function describeAll(diagnostics: Report['diagnostics']): string[] {
  return diagnostics.map(({ severity, rule, file, position }) =>
    [
      severity,
      rule,
      `${file.replace('content/docs/', '')}${position ? `:${position.line}:${position.column}` : ''}`,
    ].join(' '),
  );
}

/** What `check` reports, without a build, of the rules that the last build reported. */
async function checkWithoutBuild(site: FixtureSite): Promise<string[]> {
  const { code, output } = await site.checkContent('--format', 'json');
  expect(code).toBe(1);
  const rules = new Set(readReport(site).found.map((line) => line.split(' ')[1]));
  const { diagnostics } = JSON.parse(output) as Report;
  return describeAll(diagnostics.filter(({ rule }) => rules.has(rule)));
}

/** Without links of the layout and of pages in code, which only built pages show. */
function ofContent(found: readonly string[]): string[] {
  return found.filter((line) => !/ (?:layout|page \/\S*)$/.test(line));
}

/** A body whose first line stands on line 6 of the file. */
const bad = (body: string): string => page('Bad', body);

describe('bad input', () => {
  it('is reported together with file, line, column and what was expected; the build exits 1 and nothing looks finished', async () => {
    const site = createSite({
      'content/docs/bad/mdx-syntax.mdx': bad('<div>\n\nNever closed.'),
      'content/docs/bad/yaml-syntax.mdx': '---\ntitle: a: b\n---\n\nText.\n',
      'content/docs/bad/unknown-component.mdx': bad('<Fancy />'),
      'content/docs/bad/same.md': bad('Text.'),
      'content/docs/bad/same.mdx': bad('Text.'),
      'content/docs/bad/missing-image.mdx': bad('![Alt](./missing.png)'),
      'content/docs/bad/category/_category_.json': '{ "label": "A", ',
      'content/docs/bad/category/page.mdx': bad('Text.'),
      'content/docs/bad/empty-tabs.mdx': bad('<Tabs></Tabs>'),
      'content/docs/bad/latin.mdx': Buffer.from(page('Gr\xFC\xDFe'), 'latin1'),
      'content/docs/bad/large.mdx': bad(`\`\`\`\n${'x'.repeat(2_200_000)}\n\`\`\``),
      '.env': 'SECRET=1',
      'content/docs/bad/secret.mdx': bad("import env from '@site/.env?raw';\n\n{env}"),
      'content/docs/bad/slug.mdx': page('Bad', 'Text.', 'slug: /../../../X'),
      'src/pages/tools.tsx': 'export const Tools = () => null;\n',
      // A finished build before must not hide that this one failed.
      'public/.complete': 'before',
    });
    const { code, output } = await site.build();
    expect(code).toBe(1);
    expect(site.exists('public/.complete')).toBe(false);
    const expected = [
      'yaml-syntax bad/category/_category_.json:1:17',
      'tabs bad/empty-tabs.mdx:6:1',
      'file-too-large bad/large.mdx:1:1',
      'file-encoding bad/latin.mdx:2:10',
      'mdx-syntax bad/mdx-syntax.mdx:6:1',
      'broken-image bad/missing-image.mdx:6:1',
      'duplicate-doc-id bad/same.mdx:1:1',
      'unpublished-file bad/secret.mdx:6:1',
      'front-matter-type bad/slug.mdx:4:1',
      'unknown-component bad/unknown-component.mdx:6:1',
      'yaml-syntax bad/yaml-syntax.mdx:2:8',
    ];
    const report = readReport(site);
    expect(report.found).toEqual([
      ...expected.map((line) => `error ${line}`),
      'error page-component src/pages/tools.tsx',
    ]);
    expect(report.counts).toEqual([expected.length + 1, 0]);
    expect(await checkWithoutBuild(site)).toEqual(expected.map((line) => `error ${line}`));
    // ERR-06 BLD-10 Ours, with the path; it ends the run before Gatsby's.
    expect(output).toContain(
      'src/pages/tools.tsx error page-component: The page component of /tools has no default export.',
    );
    expect(output).not.toContain('#11328');
    for (const line of expected) {
      const [rule = '', place = ''] = line.split(' ');
      // What was expected stands in the same line of the message.
      const message = output.split('\n').find((text) => text.includes(`content/docs/${place} error ${rule}:`));
      expect(message).toMatch(/expected/i);
    }
    expect(output).toContain('12 errors, 0 warnings');
    // A first build with settings that cannot be used names them, and nothing else.
    const settings = await site.build({ SITE_URL: 'help.example.com', GATSBY_SEARCH_PROVIDER: 'none' });
    expect(settings.code).toBe(1);
    expect(settings.output).toMatch(/SITE_URL: Expected .*\n.*GATSBY_SEARCH_PROVIDER is "none"/);
    expect(settings.output).not.toMatch(/content\/docs\/bad|TypeError/);
    // So does one with options that a plugin cannot use: CHT-01 GLB-01.
    const widget = { GATSBY_CHAT_WIDGET_ID: 'w1', GATSBY_CHAT_WIDGET_EXCLUDE: 'a'.repeat(65_537) };
    const options = await site.build(widget);
    expect(options.code).toBe(1);
    expect(options.output).toMatch(/gatsby-plugin-chat-widget.*"exclude\[0\]": pattern is too long/s);
    site.dispose();
  });
});

describe('settings that name a document that does not exist', () => {
  it('ERR-12 fail the build, which says which documents there are', async () => {
    const site = createSite({ 'content/docs/start.mdx': page('Start'), 'content/docs/more.mdx': page('More') });
    site.remove('content/docs/index.mdx');
    const { code, output } = await site.build();
    expect(code).toBe(1);
    expect(output).toContain(
      'Internal configuration error: the landing page of "docs" names the document "about/index", which does not exist. Available: more, start.',
    );
    expect(site.exists('public/.complete')).toBe(false);
    site.dispose();
  });
});

/** What pages of other generators hold besides Markdown. */
const syntax = `<!-- secret -->

Kept: \`<!-- in code -->\`. A smile :smile: and :no_such_emoji:. <!-- secret
of two lines -->

:::example

Text.

:::

:::tip After a space

Text.

:::

:::warning[In brackets]

Text.

:::

## Two {#own-id}

### Three

#### Four

##### Five

###### Six
`;

function readMain(html: string): { document: Element[]; text: string } {
  const document = DomUtils.getElementsByTagName('main', parseDocument(html));
  return { document, text: DomUtils.textContent(document) };
}

/** Signs with a meaning in HTML, as they are and as character references. */
const signs =
  'Signs &lt;/script&gt;&lt;img src=x onerror="alert(1)"&gt; &quot;a&quot; &#39; &amp;lt; </script><img src=y onerror=alert(2)>';
const signsCategory =
  'docs/category/signs-ltscriptgtltimg-srcx-onerroralert1gt-quotaquot-39-amplt-scriptimg-srcy-onerroralert2';

const hasClass = (element: Element, name: string): boolean =>
  (DomUtils.getAttributeValue(element, 'class') ?? '').split(' ').includes(name);

function titleOf(html: string): string {
  return /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

/** Generated pages: the same for the same number and the same words, which stand wherever pages share something. */
function generatePages(number: number, words: string): Files {
  const files: Record<string, string> = {
    'content/docs/generated/_category_.yml': `label: Generated ${words}\nlink:\n  type: generated-index\n  description: All pages that this test writes, one after the other, in a sentence of a proper length.\n`,
    'content/docs/generated/_shared.mdx': `The partial says ${words}.\n`,
    'content/docs/generated/shared.mdx':
      `---\ntitle: Shared ${words}\ndescription: The page that shares has a description of its own, of a proper length.\n---\n\n` +
      `import Shared from './_shared.mdx';\n\n<Shared />\n\nA <Term>licence</Term> is explained.\n\n<DocCardList />\n`,
    'content/guides/first.mdx': `---\ntitle: First guide ${words}\ndescription: The guide has a description of its own, of a proper length.\n---\n\nText.\n`,
    'content/data/glossary.yml': `licence:\n  term: licence\n  definition: The right to use a product, ${words}.\n  page: /docs/generated/page-1\n`,
  };
  for (let index = 1; index <= number; index += 1) {
    const next = (index % number) + 1;
    files[`content/docs/generated/page-${index}.mdx`] =
      `---\ntitle: Page ${index}\ndescription: The generated page ${index} has a description of its own, of a proper length.\n---\n\n` +
      `## Heading ${index}\n\n[Next](./page-${next}.mdx#heading-${next})\n\n\`\`\`js\nconst page = ${index};\n\`\`\`\n\n:::tip\n\nText.\n\n:::\n`;
  }
  return files;
}

describe('a folder from Docusaurus with generated pages and pages with mistakes, built again and again', () => {
  const site = createSite();
  let fixturePages: string[] = [];
  let first: BuildResult;
  let scripts: { name: string; size: number }[];
  let grown: Map<string, string>;

  const scriptsOf = (): { name: string; size: number }[] =>
    site
      .list('public')
      .filter((name) => /^[^/]*\.js$/.test(name))
      .map((name) => ({ name, size: site.read(`public/${name}`).length }));

  beforeAll(async () => {
    site.remove('content/docs');
    site.nameDocusaurusModules();
    site.copy('__tests__/fixtures/docusaurus/docs', 'content/docs');
    site.copy('__tests__/fixtures/docusaurus/static', 'static');
    fixturePages = site.list('content/docs').filter((file) => /(?:^|\/)[^_][^/]*\.mdx?$/.test(file));
    site.write({
      ...generatePages(20, 'at first'),
      'content/docs/generated/gone.mdx': page('Gone'),
      'content/docs/syntax.mdx': page('Syntax', syntax),
      'content/docs/signs/_category_.yml': `label: '${signs}'\nlink: { type: generated-index, description: '${signs}' }\n`,
      'content/docs/signs/page.mdx': `---\ntitle: '${signs}'\ndescription: 'About ${signs}'\nkeywords: ['${signs}']\n---\n\nText.\n`,
      'content/docs/warn/route.mdx': bad('[text](/docs/nowhere)'),
      'content/docs/warn/markdown.mdx': bad('[text](./nowhere.mdx)'),
      'content/docs/warn/anchor.mdx': bad('[text](./route.mdx#nowhere)'),
      'content/docs/warn/own-anchor.mdx': bad('[text](#nowhere)'),
      'content/docs/warn/empty.mdx': bad('[text]()'),
      'content/docs/warn/taken-a.mdx': page('First', 'Text.', 'slug: /warn/taken'),
      'content/docs/warn/taken-b.mdx': page('Second', 'Text.', 'slug: /warn/taken/'),
      'content/docs/warn/unknown-key.mdx': page('Key', 'Text.', 'colour: red'),
      // Two more types of one field, of which Gatsby would warn.
      'content/docs/warn/number.mdx': page('2024'),
      'content/docs/warn/date.mdx': page('2024-11-18'),
      'content/data/redirects.csv': 'from,to\n/docs/old,/docs/nowhere\n',
    });
    first = await site.build();
  });

  it('BLD-13 build without git, in a folder with a space in its name', () => {
    expect(first.code).toBe(0);
    expect(site.root).toContain(' ');
    expect(site.exists('.git')).toBe(false);
    scripts = scriptsOf();
    expect(scripts.length).toBeGreaterThan(5);
  });

  it('MDC-06 MDX-05 builds unchanged: every page is there, drafts are not, nothing is an error', () => {
    const { code, output } = first;
    expect(output).not.toMatch(/ error [a-z-]+:/);
    expect(code).toBe(0);
    // ERR-12 The landing page in the settings is not in this folder; the one at its path is used.
    expect(output).toContain(
      'site/site.ts warning landing-page: Internal configuration error: the landing page of "docs" names the document "about/index"',
    );
    expect(site.exists('public/.complete')).toBe(true);
    expect(fixturePages.length).toBeGreaterThan(30);
    const routes = JSON.parse(site.read('public/routes.json')) as string[];
    const folder = path.resolve('__tests__/fixtures/docusaurus/expected');
    for (const file of fixturePages) {
      const isDraft = /^draft: true$/m.test(site.read(`content/docs/${file}`));
      const { path: route, title } = JSON.parse(
        readFileSync(path.join(folder, file.replace(/\.mdx?$/, '.json')), 'utf8'),
      ) as { path: string; title: string };
      expect([file, routes.includes(route)]).toEqual([file, !isDraft]);
      const html = `public${route.replace(/\/$/, '')}/index.html`;
      expect([file, site.exists(html)]).toEqual([file, !isDraft]);
      if (!isDraft) expect([file, titleOf(site.read(html))]).toEqual([file, expect.stringContaining(title)]);
    }
    // `<DocCardList />` names the pages of the folder, but not its own.
    const [, cards = ''] =
      /<kbd[^>]*>New<\/kbd>.*?<ul>(.*?)<\/ul>/s.exec(site.read('public/docs/guides/theme-components/index.html')) ?? [];
    const listed = [...cards.matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address);
    expect(listed).toEqual(expect.arrayContaining(['/docs/guides/admonitions', '/docs/guides/tabs']));
    expect(listed).not.toContain('/docs/guides/theme-components');
  });

  it('MDC-01 MDC-03 MDC-04 MDX-02 ADM-02 TOC-01 writers’ syntax is in the built page', () => {
    const html = site.read('public/docs/syntax/index.html');
    const { document, text } = readMain(html);
    expect(text).not.toContain('secret');
    expect(text).toContain('Kept: <!-- in code -->.');
    const admonitions = DomUtils.getElementsByTagName('div', document).filter((element) =>
      hasClass(element, 'admonition'),
    );
    expect(
      admonitions.map((element) => [hasClass(element, 'admonition-example'), DomUtils.textContent(element)]),
    ).toEqual([
      [true, expect.stringMatching(/^\s*example\s*Text\.\s*$/)],
      [false, expect.stringMatching(/^\s*After a space\s*Text\.\s*$/)],
      [false, expect.stringMatching(/^\s*In brackets\s*Text\.\s*$/)],
    ]);
    const toc = DomUtils.getElementsByTagName('nav', parseDocument(html)).find(
      (element) => DomUtils.getAttributeValue(element, 'aria-label') === 'On this page',
    );
    expect(
      DomUtils.getElementsByTagName('a', toc ?? []).map((link) => DomUtils.getAttributeValue(link, 'href')),
    ).toEqual(['#own-id', '#three', '#four', '#five']);
    expect(text).toContain('A smile 😄 and :no_such_emoji:.');
  });

  it.each(['docs/signs/page', signsCategory])(
    'MET-01 MET-08 shows the signs of a title as they are, and none is live: %s',
    (route) => {
      const html = site.read(`public/${route}/index.html`);
      const document = parseDocument(html);
      expect(
        DomUtils.getElementsByTagName('img', document).filter((image) => DomUtils.getAttributeValue(image, 'onerror')),
      ).toEqual([]);
      expect(titleOf(html)).not.toMatch(/[<>]/);
      expect(DomUtils.getElementsByTagName('title', document).map((title) => DomUtils.textContent(title))).toEqual([
        expect.stringContaining(signs),
      ]);
      const metas = DomUtils.getElementsByTagName('meta', document);
      for (const name of ['description', 'og:description', 'og:title']) {
        const meta = metas.find((element) => [element.attribs.name, element.attribs.property].includes(name));
        expect([name, meta?.attribs.content]).toEqual([name, expect.stringContaining(signs)]);
      }
      const data = DomUtils.getElementsByTagName('script', document).filter(
        (script) => DomUtils.getAttributeValue(script, 'type') === 'application/ld+json',
      );
      const parsed = data.map((script) => JSON.stringify(JSON.parse(DomUtils.textContent(script))));
      expect(parsed.length).toBeGreaterThan(0);
      for (const json of parsed) expect(json).toContain(JSON.stringify(signs));
    },
  );

  it('BLD-02 BLD-03 BLD-04 BLD-05 BLD-09 BLD-12 warnings name file, line and column, and the build succeeds', async () => {
    const { code, output } = first;
    const expected = [
      'warning redirect content/data/redirects.csv:2:1',
      'warning broken-anchor warn/anchor.mdx:6:1',
      'warning broken-link warn/empty.mdx:6:1',
      'warning broken-link warn/markdown.mdx:6:1',
      'warning broken-anchor warn/own-anchor.mdx:6:1',
      'warning broken-link warn/route.mdx:6:1',
      'warning duplicate-route warn/taken-b.mdx:1:1',
      'warning front-matter-unknown-key warn/unknown-key.mdx:4:1',
    ];
    const { found, counts } = readReport(site);
    expect(found.filter((line) => / (?:warn\/|content\/data)/.test(line))).toEqual(expected);
    expect(counts[0]).toBe(0);
    expect(await checkWithoutBuild(site)).toEqual(ofContent(found));
    expect(output).toContain(`0 errors, ${counts[1]} warnings`);
    expect(output).not.toContain('conflicting field types');
    expect(output).toContain('content/docs/warn/route.mdx:6:1 warning broken-link: The link "/docs/nowhere"');
    expect(code).toBe(0);
    expect(site.exists('public/.complete')).toBe(true);
    // The first by file path has the path.
    expect(titleOf(site.read('public/docs/warn/taken/index.html'))).toContain('First');
  });

  it('BLD-05 CHECK_STRICT=1 turns the same warnings into failure, in a warm build too', async () => {
    const before = readReport(site);
    const { code, output } = await site.build({ CHECK_STRICT: '1' });
    expect(code).toBe(1);
    expect(site.exists('public/.complete')).toBe(false);
    expect(readReport(site)).toEqual(before);
    expect(output).toContain('With CHECK_STRICT=1, warnings count as failures.');
    expect(output).not.toContain('built again');
  });

  it('VIS-05 what has become a draft, or is gone, leaves no trace in a build with the cache that a failed one left', async () => {
    const traces = (): string[] =>
      site.list('public').filter((name) => /docs\/(?:faq|warn|generated\/gone)[/.]/.test(name));
    expect(traces()).toEqual(
      expect.arrayContaining(['docs/faq.md', 'docs/warn/taken.md', 'docs/generated/gone/index.html']),
    );
    for (const name of ['content/docs/warn', 'content/data/redirects.csv', 'content/docs/generated/gone.mdx'])
      site.remove(name);
    site.write({
      ...generatePages(60, 'at last'),
      'content/docs/faq.md': site.read('content/docs/faq.md').replace(/^---\n/, '---\ndraft: true\n'),
      // What Gatsby does not source is followed as well.
      'static/img/static-logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="321" height="123" />',
    });
    const { code, output } = await site.build();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    expect(output).not.toContain('built again');
    const image = site.read('public/docs/getting-started/first-steps/add-an-image/index.html');
    expect(image).toMatch(/<img src="\/img\/static-logo\.svg"[^>]* width="321" height="123"/);
    expect(traces()).toEqual([]);
    for (const name of ['sitemap.xml', 'routes.json', '_redirects', 'llms.txt'])
      expect(site.read(`public/${name}`)).not.toMatch(/\/docs\/(?:faq|warn|generated\/gone|old)\b/);
    grown = digestOutput(site);
  });

  it('PRF-01 three times as many generated pages change no script', () => {
    expect(grown.size).toBeGreaterThan(120);
    const routes = JSON.parse(site.read('public/routes.json')) as string[];
    expect(routes.filter((route) => route.startsWith('/docs/generated/page-'))).toHaveLength(60);
    expect(scriptsOf()).toEqual(scripts);
  });

  it('BLD-13 Gatsby’s own command gives the same output, at once instead of after edits and a failed build', async () => {
    // All but what the bundler knows of the code, which is the same.
    for (const name of site.list('.cache')) if (!/^webpack\/(?!kept\/)/.test(name)) site.remove(`.cache/${name}`);
    site.remove('public');
    const { code, output } = await site.buildByGatsby();
    expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
    // Parcel has bundled the entry, not the build code that it loads.
    expect(site.read('.cache/compiled/gatsby-node.js').length).toBeLessThan(10_000);
    const second = digestOutput(site);
    expect([...second.keys()]).toEqual([...grown.keys()]);
    const differing = [...second].filter(([name, value]) => grown.get(name) !== value).map(([name]) => name);
    expect(differing).toEqual([]);
  });

  it('an image that is cut off fails this build and the next, by name, and none after it is replaced', async () => {
    const image = readFileSync('content/guides/example-cart.png');
    site.write({
      'content/docs/cut/page.mdx': page('Cut', '![A cart](./cut.png)'),
      'content/docs/cut/cut.png': image.subarray(0, image.length / 2),
    });
    for (let count = 0; count < 2; count += 1) {
      const { code, output } = await site.build();
      expect(code).toBe(1);
      expect(output.replace(/\s+/g, ' ')).toMatch(
        /Some images cannot be read: content\/docs\/cut\/cut\.png: .+ Expected a whole image/,
      );
      expect(site.exists('public/.complete')).toBe(false);
    }
    site.write({ 'content/docs/cut/cut.png': image });
  });

  it('RTE-05 under another base path, after builds without one and with the image whole again, no address escapes it', async () => {
    const { code } = await site.build({ PATH_PREFIX: '/x' }, ['--prefix-paths']);
    expect(code).toBe(0);
    expect(site.read('public/docs/cut/page/index.html')).toMatch(/<img src="\/x\/static\/[^"]+\.(?:png|webp)"/);
    const pages = site.list('public').filter((name) => name.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    expect(site.read('public/docs/generated/page-1.md')).toMatch(
      /^Source: <https?:\/\/[^/]+\/x\/docs\/generated\/page-1>$[\s\S]*\]\(https?:\/\/[^/]+\/x\/docs\/generated\/page-2#heading-2\)/m,
    );
    expect(site.read('public/llms.txt')).toMatch(/\]\(https?:\/\/[^/]+\/x\/docs\/generated\/page-1\.md\)/);
    const escaping = pages.flatMap((name) => {
      const document = parseDocument(site.read(`public/${name}`));
      const addresses = ['href', 'src', 'data-src', 'action', 'srcset', 'poster', 'data-zoom-src'].flatMap(
        (attribute) =>
          DomUtils.getElementsByTagName((tag) => tag !== '', document).flatMap(
            (element) => DomUtils.getAttributeValue(element, attribute) ?? [],
          ),
      );
      return addresses
        .filter((address) => /^\/(?!\/)/.test(address) && !/^\/x(?:\/|$)/.test(address))
        .map((address) => `${name} ${address}`);
    });
    expect([...new Set(escaping)]).toEqual([]);
    const sitemap = site.read('public/sitemap.xml');
    const locations = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, location]) => String(location));
    expect(locations.length).toBeGreaterThan(20);
    expect(locations.filter((location) => !/^http:\/\/localhost:9000\/x\//.test(location))).toEqual([]);
    const { found } = readReport(site);
    expect(found.filter((line) => line.includes('generated/'))).toEqual([]);
  });
});
