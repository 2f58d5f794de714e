import path, { posix } from 'node:path';
import { addRedirects, keepParsed, mainArea, readRedirectTable, redirectsFile } from './engine';
import { adaptAccents } from './accent-colours';
import { adaptSettings } from './adapt-settings';
import type { DocusaurusSite } from './docusaurus-site';
import { untouchedFiles } from './empty-site';
import { collectCode, missingPackages } from './foreign-code';
import { readSettings } from './foreign-settings';
import type { Moves } from './import-pages';
import { addressesOf, describeDocs, describeRepaired, prefixNote, redirectsOfMovedRoots } from './moved-addresses';
import { redirectsOf, routesOf } from './page-sources';
import { extendContent } from './extend-content';
import { categoryTexts, idOf, landingOf, placeFiles, planDocs } from './plan-docs';
import type { PlannedDocs } from './plan-docs';
import { readNeeds, rewriteCode, rewritePages } from './rewrite-pages';

/** What an import does on disk. Targets are relative to the project root. */
export interface ImportPlan {
  /** Files to copy, by target; sources are absolute. */
  copies: ReadonlyMap<string, string>;
  /** Files to write, by target. */
  texts: ReadonlyMap<string, string>;
  /** What is different from the other site, in sentences. */
  changed: readonly string[];
  /** What needs a hand. */
  byHand: readonly string[];
  /** Files of the empty site that nobody has changed, to delete. */
  removals: readonly string[];
  /** Packages to install. */
  install: readonly string[];
}

/** Plans the import of a Docusaurus site into the project at `root`. Nothing is written. */
export function planImport(root: string, site: DocusaurusSite): ImportPlan {
  return keepParsed(parsedPages, () => plan(root, site));
}

/** Pages that are kept parsed: more would fill the memory. */
const parsedPages = 3000;

function plan(root: string, site: DocusaurusSite): ImportPlan {
  const byHand: string[] = [...site.leftAlone];
  const all = site.instances.map((instance, index) => planDocs(site, instance, index === 0, byHand));
  const files = placeFiles(site, all);
  const needs = all.map((each) => readNeeds(site, each));
  const code = collectCode(site.root, new Map(needs.flatMap(({ imports }) => [...imports])), files);
  for (const [file, target] of code.files) files.set(file, target);
  byHand.push(...code.left);

  const texts = new Map<string, string>();
  const routes = new Map(all.flatMap(({ docs, area }) => [...routesOf(docs, area.basePath)]));
  const movesOf = ({ instance }: PlannedDocs): Moves => ({
    root: site.root,
    docsFolder: instance.folder,
    baseUrl: site.baseUrl,
    files,
    routes,
  });
  const [main] = all;
  const rewritten = all.map((each, index) =>
    rewritePages(each, movesOf(each), needs[index]?.added ?? new Map<string, never>(), texts),
  );
  for (const each of all) for (const [file, text] of categoryTexts(site, each, files)) texts.set(file, text);
  if (main) rewriteCode(movesOf(main), texts);
  byHand.push(...rewritten.flatMap(({ left }) => left));

  const areas = all.map(({ instance, area, docs, placed }) => {
    const landing = landingOf(docs, placed);
    const landingPath = landing?.below === '/' ? undefined : landing?.below;
    return { id: instance.id, ...area, landing: landing ? idOf(landing, placed) : null, landingPath };
  });
  const settings = adaptSettings(root, {
    areas,
    embedOrigins: [...new Set(needs.flatMap(({ origins }) => origins))].sort(),
    mediaOrigins: [...new Set(needs.flatMap(({ media }) => media))].sort(),
    theirs: readSettings(site.config, addressesOf(site, all)),
  });
  const accents = adaptAccents(root, site.root, site.styleSheets, site.formulas !== null);
  const modules = extendContent(root, site.formulas);
  for (const [file, text] of [...settings.texts, ...accents.texts, ...modules.texts]) texts.set(file, text);
  const targets = new Map(
    all.flatMap(({ docs, area }) =>
      docs.map(({ oldRoute, below }) => [oldRoute, posix.join(area.basePath, below)] as const),
    ),
  );
  const redirects = redirectsOf(site, targets);
  const kept = redirectsOfMovedRoots(site, all);
  for (const [from, to] of kept) redirects.set(from, to);
  for (const { basePath, landingPath } of areas)
    if (landingPath !== undefined) redirects.set(basePath, posix.join(basePath, landingPath));
  if (redirects.size > 0) texts.set(redirectsFile, addRedirects(readRedirectTable(root), redirects));

  for (const { repaired, instance } of all)
    for (const [file, { faults }] of repaired)
      for (const { line, message } of faults)
        byHand.push(`${files.get(posix.join(instance.folder, file)) ?? file}:${line}: ${message}`);
  for (const { from, to } of site.redirects)
    if (!to.startsWith('/')) byHand.push(`The redirect from ${from} to ${to}, which is another site.`);
  const own = site.formulas === null ? [] : ['help-portal-formulas'];
  const packages = missingPackages(root, [...code.packages, ...own], site.root);
  if (packages.length > 0) byHand.push(`Packages that components import: npm install ${packages.join(' ')}`);
  const copied = [...files].filter(([, to]) => !texts.has(to));
  return {
    copies: new Map(copied.map(([from, to]) => [to, path.join(site.root, from)])),
    texts,
    removals: untouchedFiles(root, mainArea.folder).filter(
      (file) => !texts.has(file) && !copied.some(([, to]) => to === file),
    ),
    changed: [
      ...all.map(describeDocs),
      ...(kept.size > 0
        ? [`${kept.size} addresses directly below / are redirects: pages are below ${main?.area.basePath ?? ''} here.`]
        : []),
      ...prefixNote(site, all),
      `${rewritten.reduce((sum, { count }) => sum + count, 0)} pages have addresses that lead to where files and pages are here.`,
      `${all.reduce((sum, { placed }) => sum + placed.categories.size, 0)} categories of the sidebar are folders with a _category_ file.`,
      ...describeRepaired(all),
      `${code.files.size} files of code below content, with what they import.`,
      `${redirects.size} redirects in ${redirectsFile}.`,
      ...settings.changed,
      ...accents.changed,
      ...modules.changed,
    ],
    byHand: [...new Set([...byHand, ...settings.left, ...accents.left, ...modules.left])],
    install: packages,
  };
}
