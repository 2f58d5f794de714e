import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCode } from '../../scripts/sources.mjs';
import { adoptPages } from './adopt-pages.mjs';
import { writePages } from './write-pages.mjs';

/** The page that the landing page links to. */
const landing = `---
title: "About {product}"
description: "Start page of the generated documentation, with which builds and pages are measured."
sidebar_position: 0
slug: "/about-{product}/"
---

Generated pages.
`;

/**
 * Creates a copy of the site with generated documentation. Packages are hard links, so that each copy has its own
 * caches and needs no space.
 * @param {string} dir
 * @param {number} count
 * @param {string} [from] folder of pages to use instead of generated ones
 */
export async function prepareSite(dir, count, from) {
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  for (const name of ['content/data', 'scripts', ...listCode()]) cpSync(name, join(dir, name), { recursive: true });
  execFileSync('cp', ['-al', 'node_modules', join(dir, 'node_modules')]);
  rmSync(join(dir, 'node_modules/.cache'), { recursive: true, force: true });

  const docs = join(dir, 'content/docs');
  mkdirSync(join(docs, 'about'), { recursive: true });
  mkdirSync(join(dir, 'content/guides'), { recursive: true });
  writeFileSync(join(docs, 'about/index.mdx'), landing);
  // The real redirects point to pages that do not exist here.
  writeFileSync(join(dir, 'content/data/redirects.csv'), 'from,to\n');
  return from === undefined ? writePages(docs, count) : adoptPages(from, docs);
}
