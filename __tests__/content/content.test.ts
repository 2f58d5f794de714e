import { readFileSync } from 'node:fs';
import path from 'node:path';
import { formatDiagnostic } from '../../node/base/diagnostics';
import { listFiles } from '../../node/base/list-files';
import { findContentFaults } from '../../node/check/content-faults';
import { makeCorpus } from '../../node/check/writing/corpus';
import { exceptions, siteRules } from '../../node/check/site-rules';
import { dataFolder } from '../../node/content/data/read-data';
import { isDocFile } from '../../node/content/doc-files';

const root = path.resolve('.');

describe('content', () => {
  const files = listFiles(root, 'content');

  it('has no fault that a build, the data files or the writing rules know', () => {
    expect(files.filter(isDocFile).length).toBeGreaterThan(400);
    const { ofBuild, findOfWriting } = findContentFaults(root);
    expect([...ofBuild, ...[...(findOfWriting?.() ?? [])].flat()].map(formatDiagnostic)).toEqual([]);
    expect(findOfWriting).not.toBeNull();
  });

  it('has few exceptions from the writing rules, and needs them', () => {
    const excepted = new Set(exceptions.map(({ file }) => file));
    const asked = files.filter((file) => excepted.has(file) || file.startsWith(`${dataFolder}/`));
    const corpus = makeCorpus(new Map(asked.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])));
    const all = siteRules.flatMap((rule) => rule(corpus));
    const unused = exceptions.filter(
      ({ rule, file }) => !all.some((fault) => fault.rule === rule && fault.file === file),
    );
    expect(unused).toEqual([]);
    expect(exceptions.length).toBeLessThanOrEqual(10);
  });
});
