import { parseSync } from '@swc/core';
import { parse as parseCsv } from 'csv-parse/sync';
import { parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';
import { visit } from 'unist-util-visit';
import { parse as parseYaml } from 'yaml';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { lineOf } from '../corpus';
import { finding } from '../finding';
import { defineRule } from '../rule';
import { isParent } from '../markdown';

/** Reads a sample as its language, throws when it cannot. */
type Parse = (text: string) => void;

const parseScript: Parse = (text) => void parseSync(text, { syntax: 'ecmascript' });

const parsers: Readonly<Record<string, Parse>> = {
  json: (text) => void JSON.parse(text),
  xml: parseXml,
  csv: parseCsvText,
  js: parseScript,
  javascript: parseScript,
  html: parseHtmlScripts,
  yaml: (text) => void parseYaml(text),
  yml: (text) => void parseYaml(text),
};

/** Languages whose samples are not parsed: they have no parser here or no fixed syntax. */
const unparsed = new Set(['mermaid', 'schematic', 'text', 'md', 'mdx', 'bash', 'bat', 'diff', 'http', 'sql']);

/** Every code sample names its language and is valid in it. */
export const checkCodeSamples = defineRule(['code-language', 'code-sample'], ({ pages }) =>
  pages.flatMap((page) => {
    const found: Diagnostic[] = [];
    visit(page.tree, 'code', (node) => {
      const language = node.lang ?? '';
      const line = lineOf(page, node);
      const parse = parsers[language];
      if (!parse) {
        if (!unparsed.has(language))
          found.push(
            finding(
              'code-language',
              page.file,
              line,
              `"${language}" is no language of samples. Expected one of: ${[...Object.keys(parsers), ...unparsed].join(', ')}.`,
            ),
          );
        return;
      }
      try {
        parse(node.value);
      } catch (error) {
        found.push(
          finding(
            'code-sample',
            page.file,
            line,
            `The sample is not valid ${language}: ${error instanceof Error ? error.message : String(error)}.`,
          ),
        );
      }
    });
    return found;
  }),
);

function parseCsvText(text: string): void {
  const [header = ''] = text.split('\n');
  parseCsv(text, { columns: true, delimiter: header.includes(';') ? ';' : ',' });
}

function parseXml(text: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(text).close();
}

/** HTML parsers accept everything; what can be wrong in a sample is its scripts. */
function parseHtmlScripts(text: string): void {
  visitHtml(parseDocument(text));
}

function visitHtml(node: { type: string; children?: unknown }): void {
  const children = isParent(node) ? (node.children as { type: string; data?: string }[]) : [];
  for (const child of children) {
    if (node.type === 'script' && child.type === 'text') parseScript(child.data ?? '');
    visitHtml(child);
  }
}
