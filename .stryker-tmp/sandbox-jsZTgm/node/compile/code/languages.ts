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
  bash: ['zsh', 'console', 'terminal', 'shell-session', 'sh-session'],
  batch: ['bat', 'cmd'],
  json: ['json5', 'jsonc'],
  powershell: ['ps1', 'ps'],
  properties: ['env', 'dotenv'],
  markdown: ['mdx'],
  markup: ['vue', 'svelte'],
  nginx: ['nginxconf'],
});

const canonicalNames = new Map<string, string>();
const namesByGrammar = new Map<unknown, string>();
for (const [name, grammar] of Object.entries(refractor.languages)) {
  // A language's aliases follow it and share its grammar.
  const canonicalName = namesByGrammar.get(grammar) ?? name;
  namesByGrammar.set(grammar, canonicalName);
  canonicalNames.set(name, canonicalName);
}

/** Returns Prism's own name of a language, for instance `batch` for `cmd`. Unknown names are returned as they are. */
export function canonicalLanguage(name: string): string {
  return canonicalNames.get(name) ?? name;
}

export { refractor };
