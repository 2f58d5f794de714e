import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mainArea, siteFile } from './engine';
import { quoted } from './code-text';
import type { ForeignSettings } from './foreign-settings';

/** An area that imported pages need. The first is the main one. */
export interface NeededArea {
  id: string;
  name: string;
  folder: string;
  basePath: string;
  /** Id of the page at its path; null if it has no pages. */
  landing: string | null;
}

/** Settings with which imported pages can be built. */
export interface NeededSettings {
  areas: readonly NeededArea[];
  /** Origins of pages in frames. */
  embedOrigins: readonly string[];
  /** Origins of pictures, videos and sounds. */
  mediaOrigins: readonly string[];
  /** What the other site says of itself. */
  theirs: ForeignSettings;
}

/**
 * Returns the site's definition as imported pages need it: areas with their paths; a landing page, since Docusaurus needs
 * none; descriptions of any length; pages with faults; the origins of frames; and what the other site says of itself.
 * `changed` says what was set, `left` what has no place here.
 */
export function adaptSettings(
  root: string,
  { areas: [main, ...others], embedOrigins, mediaOrigins, theirs }: NeededSettings,
): { texts: Map<string, string>; changed: string[]; left: string[] } {
  const before = readFileSync(path.join(root, siteFile), 'utf8');
  let text = before;
  const changed: string[] = [];
  const change = (pattern: RegExp, replacement: string, what: string): void => {
    const result = text.replace(pattern, () => replacement);
    if (result === text) return;
    text = result;
    changed.push(`${what} (${siteFile}).`);
  };
  if (main && main.basePath !== mainArea.basePath) {
    change(
      new RegExp(`basePath: '${mainArea.basePath}'`),
      `basePath: '${main.basePath}'`,
      `Pages are below ${main.basePath || '/'}`,
    );
    text = text.replaceAll(`to: '${mainArea.basePath}'`, `to: '${main.basePath}'`);
  }
  if (main && main.landing !== null)
    change(
      /landing: \{ doc: '[^']*' \}/,
      `landing: { doc: ${quoted(main.landing)} }`,
      `${main.basePath || '/'} leads to "${main.landing}"`,
    );
  for (const area of others)
    change(
      /(?=\n {2}\],\n {2}otherVersions)/,
      `\n${areaText(area)}`,
      `${area.folder} is an area of its own, below ${area.basePath}`,
    );
  if (embedOrigins.length > 0)
    change(
      /embedOrigins: \[\]/,
      `embedOrigins: [${embedOrigins.map(quoted).join(', ')}]`,
      `Pages show frames from ${embedOrigins.join(', ')}`,
    );
  if (mediaOrigins.length > 0)
    change(
      /mediaOrigins: \[\]/,
      `mediaOrigins: [${mediaOrigins.map(quoted).join(', ')}]`,
      `Pages show pictures from ${mediaOrigins.join(', ')}`,
    );
  change(/descriptionLength: \{[^}]*\}(?=,\n)/, 'descriptionLength: null', 'Descriptions may have any length');
  change(
    /showsFaults: false/,
    'showsFaults: true',
    'Pages with a fault are built and show it, until you set `showsFaults` to false',
  );
  for (const { pattern, replacement, what } of theirs.changes) change(pattern, replacement, what);
  return { texts: new Map(text === before ? [] : [[siteFile, text]]), changed, left: [...theirs.left] };
}

function areaText({ id, name, folder, basePath, landing }: NeededArea): string {
  const label = name.replace(/[-_]+/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  const lines = [
    `name: ${quoted(name)},`,
    `label: ${quoted(label)},`,
    `folder: ${quoted(folder)},`,
    `basePath: ${quoted(basePath)},`,
    `landing: { doc: ${quoted(landing ?? 'index')} },`,
    `sidebar: ${quoted(`${name}Sidebar`)},`,
    'breadcrumbs: true,',
    'isInSitemap: true,',
    'isInSearch: true,',
    'searchRank: 0,',
    `instance: ${quoted(id)},`,
    `version: { name: 'current', label: 'Current' },`,
  ];
  return `    {\n${lines.map((line) => `      ${line}\n`).join('')}    },`;
}
