import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs, CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import matter from 'gray-matter';
import { describeChange } from './src/describe-change';
import { faultsPath } from './src/fault';
import type { Fault } from './src/fault';
import { FaultStream } from './src/fault-stream';
import { runCheck } from './src/run-check';

/** Validates the options; a wrong one ends the start with its name. */
export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    command: Joi.array()
      .items(Joi.string())
      .min(1)
      .required()
      .description('Script that checks the content and its parameters; README.md says what it must print.'),
  });

/** The part of Express's application that is used here; Gatsby has no type for it. */
interface App {
  get: (path: string, answer: (request: IncomingMessage, response: ServerResponse) => void) => void;
}

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app, reporter }: CreateDevServerArgs, options) => {
  const stream = new FaultStream();
  let known: readonly Fault[] = [];
  runCheck(options.command as [string, ...string[]], {
    onFaults: (faults) => {
      const change = describeChange(known, faults);
      known = faults;
      if (change !== '') reporter[faults.length > 0 ? 'warn' : 'info'](change);
      stream.send(faults);
    },
    onProblem: (message) => {
      reporter.warn(message);
    },
  });
  (app as App).get(faultsPath, (_, response) => {
    stream.add(response);
  });
};

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }: { node: Node }) =>
  node.internal.type === 'File' && /^\.mdx?$/.test(String(node.ext));

/**
 * `gatsby-plugin-mdx` prints a stack trace for front matter that it cannot read. The check reports it, so until it is
 * fixed the page has none.
 * @reach gatsby-plugin-mdx: reads `internal.content` after this plugin, which comes first, by `gray-matter` with these
 *   engines; a stack trace for each typing error: `site/develop.test.ts`
 */
export const onCreateNode: GatsbyNode['onCreateNode'] = async ({ node, loadNodeContent }: CreateNodeArgs) => {
  const text = await loadNodeContent(node);
  try {
    matter(text, { language: 'yaml', engines: onlyYaml });
  } catch {
    node.internal.content = text.replace(/^\uFEFF?---/, '');
  }
};

const returnEmpty = (): object => ({});
/** The languages that `gatsby-plugin-mdx` does not read either. */
const onlyYaml = { js: returnEmpty, javascript: returnEmpty, json: returnEmpty };
