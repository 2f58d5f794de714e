import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mainArea } from '../../src/shared/areas';
import { siteFile } from '../../src/shared/site-definition';

/** Settings with which imported pages can be built. */
export interface NeededSettings {
  /** Id of the page of `/docs`; null if the settings need not change. */
  landing: string | null;
  /** Origins of pages in frames. */
  embedOrigins: readonly string[];
}

/**
 * Returns the site's definition as imported pages need them: another landing page, since Docusaurus needs none; descriptions
 * of any length; pages with faults; and the origins of frames. `changed` says so.
 */
export function adaptSettings(
  root: string,
  { landing, embedOrigins }: NeededSettings,
): { texts: Map<string, string>; changed: string[] } {
  const texts = new Map<string, string>();
  const changed: string[] = [];
  const change = (file: string, pattern: RegExp, replacement: string, what: string): void => {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    const result = text.replace(pattern, () => replacement);
    if (result === text) return;
    texts.set(file, result);
    changed.push(`${what} (${file}).`);
  };
  if (landing !== null)
    change(
      siteFile,
      /landing: \{ doc: '[^']*' \}/,
      `landing: { doc: '${landing}' }`,
      `${mainArea.basePath} leads to "${landing}"`,
    );
  if (embedOrigins.length > 0) {
    const list = embedOrigins.map((origin) => `'${origin}'`).join(', ');
    change(
      siteFile,
      /embedOrigins: \[\]/,
      `embedOrigins: [${list}]`,
      `Pages show frames from ${embedOrigins.join(', ')}`,
    );
  }
  const length = /descriptionLength: \{[^}]*\}(?=,\n)/;
  change(siteFile, length, 'descriptionLength: null', 'Descriptions may have any length');
  change(
    siteFile,
    /showsFaults: false/,
    'showsFaults: true',
    'Pages with a fault are built and show it, until you set `showsFaults` to false',
  );
  return { texts, changed };
}
