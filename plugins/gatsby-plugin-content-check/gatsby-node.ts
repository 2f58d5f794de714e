import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CreateDevServerArgs, CreateNodeArgs, GatsbyNode, Node } from 'gatsby';
import matter from 'gray-matter';
import { describeChange } from './src/describe-change';
import { EventStream } from './src/event-stream';
import type { Fault } from './src/fault';
import { messagesPath } from './src/messages';
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

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = (
  { app, emitter, reporter }: CreateDevServerArgs,
  options,
) => {
  const stream = new EventStream();
  let known: readonly Fault[] = [];
  runCheck(options.command as [string, ...string[]], {
    onFaults: (faults) => {
      const change = describeChange(known, faults);
      known = faults;
      if (change !== '') reporter[faults.length > 0 ? 'warn' : 'info'](change);
      stream.send('faults', faults);
    },
    onProblem: (message) => {
      reporter.warn(message);
    },
  });
  followPages(emitter, (gone) => {
    stream.send('gone', gone);
  });
  (app as App).get(messagesPath, (_, response) => {
    stream.add(response);
  });
};

/**
 * Tells which pages are no longer there: Gatsby leaves the tab of such a page as it is.
 * @reach gatsby: the emitter tells each action with the page, `DELETE_PAGE` and `CREATE_PAGE`; an open page that was deleted
 *   does not say so: `site/develop.test.ts`
 */
function followPages(emitter: CreateDevServerArgs['emitter'], onChange: (gone: readonly string[]) => void): void {
  const gone = new Set<string>();
  emitter.on('DELETE_PAGE', ({ payload }: { payload: { path: string } }) => {
    gone.add(payload.path);
    onChange([...gone]);
  });
  emitter.on('CREATE_PAGE', ({ payload }: { payload: { path: string } }) => {
    if (gone.delete(payload.path)) onChange([...gone]);
  });
}

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
