import path from 'node:path';
import { formatDiagnostic } from '../../node/base/diagnostics';
import { findContentFaults } from '../../node/check/content-faults';
import { readCorpus } from '../../node/check/writing/corpus';
import { exceptions, siteRules } from '../../node/check/site-rules';

const root = path.resolve('.');

describe('content', () => {
  it('has no fault that a build, the data files or the writing rules know', () => {
    const { ofBuild, findOfWriting } = findContentFaults(root);
    expect([...ofBuild, ...[...(findOfWriting?.() ?? [])].flat()].map(formatDiagnostic)).toEqual([]);
  });

  it('has few exceptions from the writing rules, and needs them', () => {
    const corpus = readCorpus(root);
    expect(corpus.pages.length).toBeGreaterThan(400);
    expect(corpus.categories.length).toBeGreaterThan(30);
    const all = siteRules.flatMap((rule) => rule(corpus));
    const unused = exceptions.filter(
      ({ rule, file }) => !all.some((fault) => fault.rule === rule && fault.file === file),
    );
    expect(unused).toEqual([]);
    expect(exceptions.length).toBeLessThanOrEqual(10);
  });
});
