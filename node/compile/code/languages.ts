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

/** Languages beyond those that Prism counts as common. */
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

/** Names that writers use and Prism does not know. */
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

export { refractor };
