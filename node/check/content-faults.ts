import type { Diagnostic } from '../../src/shared/content-tree';
import { findFileFaults } from '../content/preflight';
import { findCompileFaults } from '../compile/compile-cache';
import { checkDataFiles } from './data-files';
import { findSiteFaults } from './site';
import { readCorpus } from './writing/corpus';
import { isExcepted } from './writing/exceptions';
import { rules } from './writing/rules';

/**
 * Returns every fault of the content but spelling: those that a build reports, found without one, then those of data
 * files and of writing. Where a build would stop, because files cannot be read, links and writing are not checked.
 */
export function findContentFaults(root: string): Diagnostic[] {
  const ofFiles = findFileFaults(root);
  if (ofFiles.some(({ severity }) => severity === 'error')) return [...ofFiles, ...findCompileFaults()];
  const { faults, paths } = findSiteFaults(root);
  const corpus = readCorpus(root);
  const ofWriting = rules.flatMap((rule) => rule(corpus));
  return [...ofFiles, ...faults, ...checkDataFiles(root, paths), ...ofWriting.filter((fault) => !isExcepted(fault))];
}
