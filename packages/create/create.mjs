#!/usr/bin/env node
/**
 * Lays out an empty documentation site: `npm create help-portal@latest my-docs`. Asks for what it needs.
 *
 * - `--name "Acme"` is the name of the product.
 * - `--areas docs,guides` are the parts of the site: `docs` first; `guides` stand alone, without a sidebar.
 * - `--engine 1.2.0` takes another version, or a file: `--engine file:../help-portal-1.2.0.tgz`.
 * - `--yes` asks nothing.
 */
import { readFileSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { createSite } from './src/create-site.mjs';

const options = /** @type {const} */ ({
  name: { type: 'string' },
  areas: { type: 'string' },
  engine: { type: 'string' },
  yes: { type: 'boolean', short: 'y', default: false },
  help: { type: 'boolean', short: 'h', default: false },
});

/** What the first lines of this file say. */
function help() {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(readFileSync(import.meta.filename, 'utf8')) ?? [];
  return comment.replace(/^ *\* ?/gm, '').trim();
}

/** @param {string} folder */
const nameOf = (folder) =>
  basename(folder)
    .replace(/[-_]+/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());

async function run() {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  if (values.help) return console.log(help());
  const isAsking = process.stdin.isTTY && !values.yes;
  const asked = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  /** @param {string} question @param {string} fallback */
  const ask = async (question, fallback) =>
    ((await asked?.question(`${question} (${fallback}): `)) ?? '').trim() || fallback;
  try {
    const folder = resolve(positionals[0] ?? (await ask('Folder', 'my-docs')));
    const name = values.name ?? (await ask('Name of the product', nameOf(folder)));
    const areas = values.areas ?? (await ask('Areas, separated by commas', 'docs,guides'));
    const files = createSite(folder, {
      name,
      areas: areas.split(',').map((area) => area.trim()),
      engine: values.engine ?? `^${version}`,
    });
    const there = relative('.', folder);
    console.log(`${files.length} files for ${name} are in ${folder}.\n`);
    console.log(
      `  ${there === '' ? '' : `cd ${there}\n  `}npm install\n  npm run develop\n\nsite/site.ts is where to go on.`,
    );
  } finally {
    asked?.close();
  }
}

/** The engine's version is this package's. */
const { version } = JSON.parse(readFileSync(resolve(import.meta.dirname, 'package.json'), 'utf8'));

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
