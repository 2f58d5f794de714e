import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../src/shared/content-tree';
import { FixtureSite, page } from './support/fixture-site';

jest.setTimeout(300_000);

const rows = 400;
const parts = `import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import './global.css';
import * as styles from './Parts.module.css';

const Unit = createContext('none');

export default function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count] = useState(start);
  return <section className={styles.counter}>Count {count}{children}</section>;
}

export const Badge = ({ children }: { children?: ReactNode }) => <mark>{children}</mark>;

export function Units({ unit, children }: { unit: string; children?: ReactNode }) {
  return <Unit value={unit}>{children}</Unit>;
}

export const Amount = ({ value }: { value: { of: number[] } }) => <b>{value.of.join('+')} {useContext(Unit)}</b>;

export const Card = ({ icon, children }: { icon: ReactNode; children?: ReactNode }) => <aside><i>{icon}</i>{children}</aside>;

export const Large = () => <ol>{Array.from({ length: ${rows} }, (_, row) => <li key={row}>A long row number {row} of the large part</li>)}</ol>;
`;

/** As they stand in Docusaurus sites. */
const docusaurus = `import React from 'react';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useActiveVersion } from '@docusaurus/plugin-content-docs/client';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import MDXComponents from '@theme/MDXComponents';
import A from '@theme/MDXComponents/A';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import ThemedImage from '@theme/ThemedImage';
import { shared } from '@site/src/shared-text';
import styles from './styles.module.css';

export default function Docu() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div className={[styles.docu, styles.default].join(' ')}>
      <Head><title>Not this one</title></Head>
      <Heading as="h2" id="own">{siteConfig.title}: {shared}</Heading>
      <Link to="/docs/other">inside</Link> <Link href="https://example.com/x">outside</Link>
      <A href="/docs/other">{useActiveVersion(undefined).label}</A>
      <img src={useBaseUrl('img/a.png')} alt={translate({ message: 'For {who}' }, { who: 'you' })} />
      <BrowserOnly fallback={<i>waiting</i>}>{() => <i>{window.name}</i>}</BrowserOnly>
      {useIsBrowser() ? 'browser' : 'server'} {Object.keys(MDXComponents).length}
      <Translate values={{ n: <b>2</b> }}>{'Take {n} of them'}</Translate>
      <Admonition type="tip">Advice</Admonition>
      <CodeBlock language="js">1 + 1</CodeBlock>
      <Details summary="More">Within</Details>
      <Tabs groupId="g"><TabItem value="a" label="First">One</TabItem><TabItem value="b" label="Second">Two</TabItem></Tabs>
      <ThemedImage sources={{ light: '/l.png', dark: '/d.png' }} alt="Both" />
    </div>
  );
}
`;

const body = `import Counter, { Amount, Badge, Card, Large } from './Parts';
import * as UI from './Parts';
import Plain from '@site/content/docs/plain';
import { DocSearchButton } from '@docsearch/react';
import Docu from '@site/src/components/Docu';

<Counter start={4}>

Inside with a [link](./other.mdx).

</Counter>

A sentence with <Badge>*new* parts</Badge> in it.

<UI.Units unit="EUR">

<Amount value={{ of: [1, 2] }} />

</UI.Units>

<Plain />

<Card icon={<Badge>new</Badge>}>In a card</Card>

<DocSearchButton />

<Large />

<Docu />

## Last

The end.`;

const faulty = `import { Broken, Wide } from './Faulty';
import Counter, { None } from './Parts';
import X from 'not-installed';

<Counter start={() => 1} />
`;

let site: FixtureSite;
beforeAll(() => {
  site = new FixtureSite({
    'content/docs/index.mdx': page('Home', body),
    'content/docs/other.mdx': page('Other', "import C from './Parts';\n\n<C start={1} />"),
    'content/docs/third.mdx': page('Third', 'No component.'),
    'content/docs/Parts.tsx': parts,
    'content/docs/Parts.module.css': '.counter { outline: 7px solid red }\n',
    'content/docs/global.css': '.everywhere { outline: 8px solid red }\n',
    'content/docs/plain.js': 'export default function Plain() { return <em>JSX in .js</em>; }\n',
    'content/src/components/Docu/index.js': docusaurus,
    'content/src/components/Docu/styles.module.css': '.docu { outline: 9px solid red }\n.default { color: red }\n',
    'content/src/shared-text.js': "export const shared = 'shared text';\n",
    'content/guides/guide.mdx': page('Guide'),
  });
  site.nameDocusaurusModules();
});
afterAll(() => site.dispose());

const article = (name: string): string =>
  /<article[^]*<\/article>/.exec(site.read(`public/${name}/index.html`))?.[0] ?? '';
/** What a page has of its components: their HTML and their style sheets. */
const partsOf = (name: string): string[] => [
  article(name),
  ...(site.read(`public/${name}/index.html`).match(/<link[^>]*island-[^>]*>/g) ?? []),
];
const built = (pattern: RegExp): string[] =>
  readdirSync(path.join(site.root, 'public')).filter((name) => pattern.test(name));

it('renders imported components into the page, with their properties, children, context and styles', async () => {
  const { code, output } = await site.build();
  expect(output).not.toContain(' error ');
  expect(code).toBe(0);
  const html = article('docs').replaceAll('<!-- -->', '');
  expect(html).toMatch(
    /<section class="[^"]+">Count 4<div class="html"><p>Inside with a <a href="\/docs\/other">link<\/a>\.<\/p><\/div><\/section>/,
  );
  expect(html).toContain('A sentence with <!--$--><mark><em>new</em> parts</mark><!--/$--> in it.');
  expect(html).toContain('<b>1+2 EUR</b>');
  expect(html).toContain('<em>JSX in .js</em>');
  expect(html.replaceAll(/<!--.*?-->/g, '')).toContain('<aside><i><mark>new</mark></i>In a card</aside>');
  expect(html).toMatch(/<button[^>]*class="DocSearch/);
  // In place, although it is large.
  expect(html).toMatch(new RegExp(`row number ${rows - 1} of the large part</li></ol><!--/\\$-->.*id="last"`, 's'));
  expect(site.read('public/docs.md')).toContain(`A long row number ${rows - 1} of the large part`);
});

it('gives components what they import of Docusaurus', () => {
  const html = article('docs').replaceAll('<!-- -->', '');
  const [, own = ''] = /(<div class="\w+ \w+"><h2 id="own">.*)<!--\/\$-->.*id="last"/s.exec(html) ?? [];
  for (const part of [
    '<h2 id="own">Clever Commerce Help: shared text</h2>',
    '<a href="/docs/other">inside</a>',
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer">outside',
    '<img src="/img/a.png" alt="For you"',
    '<i>waiting</i>server 0Take <b>2</b> of them',
    '<div class="admonition admonition-tip"><p class="admonition-title">tip</p>Advice</div>',
    '<code class="language-js">1 + 1</code>',
    '<a href="/docs/other">Next</a>',
    '<details class="details"><summary>More</summary><div class="details-content">Within</div></details>',
    'role="tab"',
    'Second',
    'src="/l.png" alt="Both" class="only-light',
  ]) {
    expect(own).toContain(part);
  }
  expect(site.read('public/docs/index.html')).not.toContain('Not this one');
});

it('a module is one script and its styles one sheet, of the pages that use it only', () => {
  // Beside the components of the site itself.
  const scripts = built(/^island-(?!site[-.]).*\.js$/);
  const sheets = built(/^island-(?!site[-.]).*\.css$/);
  const [sheet = '', ...others] = sheets.filter((name) => site.read(`public/${name}`).includes('7px'));
  expect(scripts).toHaveLength(4);
  expect(sheets).toHaveLength(2);
  expect(others).toEqual([]);
  const styles = site.read(`public/${sheet}`);
  expect(styles).toMatch(/7px.*8px|8px.*7px/s);
  for (const name of built(/^styles\..*\.css$/)) expect(site.read(`public/${name}`)).not.toMatch(/outline:\s*[789]px/);
  const links = (name: string): boolean => site.read(`public/${name}/index.html`).includes(sheet);
  expect(['docs', 'docs/other', 'docs/third', 'guides/guide'].map(links)).toEqual([true, true, false, false]);
});

it('a changed component changes its pages', async () => {
  site.write({ 'content/docs/Parts.tsx': parts.replace('Count {count}', 'Number {count}') });
  expect((await site.build()).code).toBe(0);
  expect(article('docs/other').replaceAll('<!-- -->', '')).toContain('Number 1');
});

it('BLD-01 TAB-07 reports at the end what cannot be imported, rendered or found with page, line and what was expected', async () => {
  const unchanged = partsOf('docs/other');
  site.write({
    'content/docs/faulty.mdx': page('Faulty', faulty),
    'content/docs/image.mdx': page('Image', '![Alt](./missing.png)\n\n[text](/docs/nowhere)'),
    'content/docs/unclear-tabs.mdx': page(
      'Tabs',
      '<Tabs></Tabs>\n\n<Tabs defaultValue="b"><TabItem value="a">A</TabItem></Tabs>\n\n' +
        '<Tabs><TabItem value="a">A</TabItem><TabItem value="a">A</TabItem></Tabs>',
    ),
    'content/docs/throws.mdx': page(
      'Throws',
      "import { Broken, Lacks, Wide } from './Faulty';\n\n<Broken />\n\n<Wide />\n\n<Lacks />",
    ),
    'content/docs/Faulty.tsx': `import { useThing } from '@docusaurus/theme-common';
import Part from './_part.mdx';
export const Lacks = () => <p>{useThing()}{String(Part)}</p>;
export function Broken() { return <Deep />; }
function Deep(): never { throw new Error('no data'); }
export const Wide = () => <p>{window.innerWidth}</p>;
`,
  });
  expect((await site.build()).code).toBe(1);
  expect(site.exists('public/.complete')).toBe(false);
  // A warm build leaves the pages of components that nobody has changed as they are.
  expect(partsOf('docs/other')).toEqual(unchanged);
  const { diagnostics } = JSON.parse(site.read('.cache/content-report.json')) as { diagnostics: Diagnostic[] };
  const ofContent = diagnostics.filter(({ file }) => file.startsWith('content/'));
  const found = ofContent.map(
    ({ severity, file, position, rule, message }) => `${severity} ${file}:${position?.line} ${rule}: ${message}`,
  );
  expect(found.sort()).toEqual([
    expect.stringMatching(/error .*faulty\.mdx:10 function-in-prop: "start" of <Counter> /),
    expect.stringMatching(
      /faulty\.mdx:7 broken-import: "\.\/Parts" has no export "None"\. Expected one of its exports: default/,
    ),
    expect.stringMatching(/faulty\.mdx:8 unsupported-import: .*"npm install not-installed"/),
    expect.stringContaining('error content/docs/image.mdx:6 broken-image: '),
    expect.stringMatching(/throws\.mdx:10 failed-component: <Wide> threw .*window is not defined\. Expected .*effect/),
    expect.stringMatching(
      /throws\.mdx:12 failed-component: <Lacks> threw .*"@docusaurus\/theme-common" is not available here\. Expected a module that the site names/,
    ),
    expect.stringMatching(/throws\.mdx:8 failed-component: <Deep> in <Broken> threw .*: no data\./),
    expect.stringContaining('error content/docs/unclear-tabs.mdx:10 tabs: '),
    expect.stringContaining('error content/docs/unclear-tabs.mdx:6 tabs: '),
    expect.stringContaining('error content/docs/unclear-tabs.mdx:8 tabs: '),
    expect.stringContaining('warning content/docs/image.mdx:8 broken-link: '),
  ]);
});
