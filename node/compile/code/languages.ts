import { closestNames } from '../../base/closest-names';
import { refractor } from 'refractor';
import apacheconf from 'refractor/apacheconf';
import applescript from 'refractor/applescript';
import batch from 'refractor/batch';
import csv from 'refractor/csv';
import dart from 'refractor/dart';
import docker from 'refractor/docker';
import elixir from 'refractor/elixir';
import graphql from 'refractor/graphql';
import groovy from 'refractor/groovy';
import handlebars from 'refractor/handlebars';
import haskell from 'refractor/haskell';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import latex from 'refractor/latex';
import liquid from 'refractor/liquid';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import scala from 'refractor/scala';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';

/** Languages beyond Prism's common ones. */
for (const language of [
  apacheconf,
  applescript,
  batch,
  csv,
  dart,
  docker,
  elixir,
  graphql,
  groovy,
  handlebars,
  haskell,
  hcl,
  http,
  jsx,
  latex,
  liquid,
  nginx,
  powershell,
  properties,
  scala,
  toml,
  tsx,
]) {
  refractor.register(language);
}

/** Names that writers use but Prism lacks. */
refractor.alias({
  bash: ['zsh', 'fish', 'ksh', 'console', 'terminal', 'shell-session', 'sh-session', 'shellsession', 'shellscript'],
  batch: ['bat', 'cmd'],
  cpp: ['c++', 'cc', 'cxx', 'hpp', 'h++'],
  csharp: ['c#'],
  docker: ['containerfile'],
  go: ['golang'],
  graphql: ['gql'],
  hcl: ['terraform', 'tf', 'tfvars'],
  ini: ['conf', 'cfg', 'editorconfig', '.editorconfig'],
  javascript: ['node', 'nodejs', 'node.js', 'mjs', 'cjs', 'es6', 'ecmascript'],
  json: ['json5', 'jsonc', 'jsonl', 'ndjson', 'geojson'],
  makefile: ['make'],
  markdown: ['mdx'],
  markup: ['vue', 'svelte', 'astro', 'htm', 'xhtml'],
  nginx: ['nginxconf', 'nginx.conf'],
  objectivec: ['objective-c'],
  powershell: ['ps1', 'ps', 'pwsh'],
  properties: ['env', 'dotenv', '.env', '.env.local', '.properties'],
  python: ['python3', 'py3', 'pycon', 'ipython'],
  sql: ['postgres', 'postgresql', 'mysql', 'sqlite', 'mariadb', 'tsql', 'plsql'],
  typescript: ['mts', 'cts'],
  yaml: ['docker-compose', 'compose', 'openapi'],
});

/** Names that stand for no language, and those of fences that become something else. */
const otherNames = new Set(
  'text txt plain plaintext none raw output log ascii mermaid schematic mdx-code-block'.split(' '),
);

const canonicalNames = new Map<string, string>();
const namesByGrammar = new Map<unknown, string>();
for (const [name, grammar] of Object.entries(refractor.languages)) {
  // A language's aliases follow it and share its grammar.
  // @reach refractor: lists the aliases of a language after it in `languages`, with the same grammar; prompts and magic
  //   comments stay in code whose language is an alias: `code-info.test.ts`, `code-blocks.test.ts`
  const canonicalName = namesByGrammar.get(grammar) ?? name;
  namesByGrammar.set(grammar, canonicalName);
  canonicalNames.set(name, canonicalName);
}

/** Returns Prism's own name of a language, for instance `batch` for `cmd`. Unknown names are returned as they are. */
export function canonicalLanguage(name: string): string {
  return canonicalNames.get(name) ?? name;
}

/** Returns the message about a language without colours whose name is close to others, or null. */
export function suggestLanguages(name: string): string | null {
  if (name === '' || otherNames.has(name) || canonicalNames.has(name)) return null;
  const closest = closestNames(name, [...canonicalNames.keys(), ...otherNames]).slice(0, 3);
  if (closest.length === 0) return null;
  return `The language "${name}" is unknown, so the code has no colours. Did you mean ${closest.map((one) => `"${one}"`).join(' or ')}?`;
}

export { refractor };
