import path from 'node:path';
import { checks } from '../../node/check/writing/rules';
import { readCorpus } from '../../node/check/writing/corpus';
import { exceptions, isExcepted } from '../../node/check/writing/exceptions';
import { list } from '../../node/check/writing/finding';

const corpus = readCorpus(path.resolve('.'));
const findings = Object.entries(checks).map(([name, check]) => ({ name, found: check(corpus) }));

describe('content', () => {
  it('was read', () => {
    expect(corpus.pages.length).toBeGreaterThan(400);
    expect(corpus.categories.length).toBeGreaterThan(30);
  });

  it.each(findings)('$name', ({ found }) => {
    expect(list(found.filter((fault) => !isExcepted(fault)))).toEqual([]);
  });

  it('has few exceptions, and needs them', () => {
    const all = findings.flatMap(({ found }) => found);
    const unused = exceptions.filter(
      ({ rule, file }) => !all.some((fault) => fault.rule === rule && fault.file === file),
    );
    expect(unused).toEqual([]);
    expect(exceptions.length).toBeLessThanOrEqual(10);
  });
});
