import path from 'node:path';
import type { NamedModule } from './engine';
import { docsClient, sidebarHooks } from './values/docs-client';
import { environmentOf } from './values/environment';

const file = (name: string): Pick<NamedModule, 'file'> => ({ file: path.join(__dirname, 'modules', name) });

const identity = (value: unknown): unknown => value;
const environment = environmentOf(false);

/** Modules of Docusaurus that pages and their components may import, for `modules` of `site/content.ts`. */
export const docusaurusModules: Readonly<Record<string, NamedModule>> = {
  '@docusaurus/BrowserOnly': file('BrowserOnly.tsx'),
  '@docusaurus/ExecutionEnvironment': {
    ...file('ExecutionEnvironment.ts'),
    values: { default: environment, ...environment, __esModule: true },
  },
  '@docusaurus/Head': file('Head.tsx'),
  '@docusaurus/Link': { ...file('Link.tsx'), component: 'Link' },
  '@docusaurus/Translate': file('Translate.tsx'),
  '@docusaurus/plugin-content-docs/client': { ...file('docsClient.ts'), values: docsClient },
  '@docusaurus/theme-common': { values: sidebarHooks },
  '@docusaurus/useBaseUrl': { ...file('useBaseUrl.ts'), values: { default: identity, __esModule: true } },
  '@docusaurus/useDocusaurusContext': file('useDocusaurusContext.ts'),
  '@docusaurus/useIsBrowser': file('useIsBrowser.ts'),
  '@theme/Admonition': { ...file('Admonition.tsx'), component: 'Admonition' },
  '@theme/CodeBlock': { ...file('CodeBlock.tsx'), component: 'CodeBlock' },
  '@theme/Details': { ...file('Details.tsx'), component: 'Details' },
  '@theme/DocCardList': { component: 'DocCardList' },
  '@theme/Heading': file('Heading.tsx'),
  '@theme/MDXComponents': file('MDXComponents.ts'),
  '@theme/MDXComponents/A': file('Link.tsx'),
  '@theme/MDXComponents/Details': file('Details.tsx'),
  '@theme/MDXComponents/Heading': file('Heading.tsx'),
  '@theme/TOCInline': { component: 'TOCInline' },
  '@theme/TabItem': { ...file('TabItem.tsx'), component: 'TabItem' },
  '@theme/Tabs': { ...file('Tabs.tsx'), component: 'Tabs' },
  '@theme/ThemedImage': { ...file('ThemedImage.tsx'), component: 'ThemedImage' },
};
