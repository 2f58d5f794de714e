import type { Diagnostic } from '../../src/shared/content-tree';
import { dataFolder } from '../content/data/read-data';
import { findFileFaults } from '../content/preflight';
import { checkDataFiles } from './data-files';
import { findSiteFaults } from './site';
import { readCorpus } from './writing/corpus';
import { exceptions, siteRules } from './site-rules';
import { basicRules } from './writing/basic-rules';

/** The faults of content by when they are known: those of a build take a tenth of the time of those of writing. */
interface ContentFaults {
  /** What a build reports, found without one. */
  ofBuild: Diagnostic[];
  /**
   * Yields the faults of data files, then of each writing rule. Null while a data file cannot be read, since nearly every
   * page would seem wrong.
   */
  findOfWriting: (() => Iterable<Diagnostic[]>) | null;
}

/**
 * Finds every fault of the content but spelling. A build stops at files that it cannot read; here nothing else is said of
 * those, and all others are checked as usual.
 * @param options `drafts`: whether pages that a build leaves out are compiled too
 */
export function findContentFaults(root: string, { drafts = false } = {}): ContentFaults {
  const ofFiles = findFileFaults(root);
  const unreadable = new Set(ofFiles.filter(({ severity }) => severity === 'error').map(({ file }) => file));
  const isOfReadable = ({ file }: Diagnostic): boolean => !unreadable.has(file);
  const { faults, paths } = findSiteFaults(root, drafts);
  function* findOfWriting(): Generator<Diagnostic[]> {
    yield checkDataFiles(root, paths).filter(isOfReadable);
    const corpus = readCorpus(root);
    for (const rule of [...basicRules, ...siteRules])
      yield rule(corpus).filter((fault) => isOfReadable(fault) && !isExcepted(fault));
  }
  const hasData = [...unreadable].every((file) => !file.startsWith(`${dataFolder}/`));
  const ofBuild = [...ofFiles, ...faults.filter(isOfReadable)];
  return { ofBuild, findOfWriting: hasData ? findOfWriting : null };
}

function isExcepted({ rule, file }: Diagnostic): boolean {
  return exceptions.some((exception) => exception.rule === rule && exception.file === file);
}
