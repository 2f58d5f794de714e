import path from 'node:path';
import type { CompiledPage, ContentNode, Diagnostic, ElementNode } from '../../../../../src/shared/content-tree';
import { compileAndRead, compilePage } from '../../../../../node/compile/compile-page';
import type { TreeReading } from '../../../../../node/compile/reading/read-tree';
import type { CompileInput } from '../../../../../node/compile/compile-context';

/** A small project with partials, images, data and static files. */
export const site = path.resolve('__tests__/fixtures/compile/site');

/** A page of that project. */
function inputOf(body: string, options: Partial<CompileInput>): CompileInput {
  return {
    file: 'content/docs/page.mdx',
    body,
    lineOffset: 0,
    format: 'mdx',
    root: site,
    contentRoot: 'content',
    staticRoots: ['static'],
    product: { name: 'Clever Commerce', slug: 'clever-commerce' },
    ...options,
  };
}

/** Compiles a page of that project as a build would. */
export function compile(body: string, options: Partial<CompileInput> = {}, limit?: number): Promise<CompiledPage> {
  return Promise.resolve(compilePage(inputOf(body, options), limit));
}

/** What is read of a page of that project when it is compiled, without a finding. */
export function readingOf(body: string, options: Partial<CompileInput> = {}): TreeReading {
  const { page, reading } = compileAndRead(inputOf(body, options));
  expect(page.diagnostics).toEqual([]);
  return reading;
}

/** The content as one string; islands are tags with their properties as JSON. */
export function toMarkup(nodes: readonly ContentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if ('html' in node) return node.html;
      const props = Object.entries(node.props).map(
        ([name, value]) => ` ${name === 'className' ? 'class' : name}=${JSON.stringify(value)}`,
      );
      return `<${node.name}${props.join('')}>${toMarkup(node.children)}</${node.name}>`;
    })
    .join('');
}

/** The markup of a page that must compile without a finding. */
export async function markupOf(body: string, options: Partial<CompileInput> = {}): Promise<string> {
  const page = await compile(body, options);
  expect(page.diagnostics).toEqual([]);
  return toMarkup(page.content);
}

/** All elements of that name, in document order. */
export function findAll(nodes: readonly ContentNode[], name: string): ElementNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string' || 'html' in node) return [];
    return [...(node.name === name ? [node] : []), ...findAll(node.children, name)];
  });
}

/** The only element of that name. */
export function findOnly(nodes: readonly ContentNode[], name: string): ElementNode {
  const [first, ...others] = findAll(nodes, name);
  if (!first || others.length > 0) throw new Error(`Expected one ${name}, found ${others.length + (first ? 1 : 0)}.`);
  return first;
}

/** `severity rule line:column`, the part of a finding that has to be exact. */
export function places(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ severity, rule, position }) => `${severity} ${rule} ${position ? `${position.line}:${position.column}` : '-'}`,
  );
}

/** Returns a fenced code block. */
export const fence = (info: string, ...lines: string[]): string => ['```' + info, ...lines, '```'].join('\n');
