import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../node/base/list-files';
import { makeCorpus } from '../../node/check/writing/corpus';
import { exceptions, siteRules } from '../../node/check/site-rules';
import { dataFolder } from '../../node/content/data/read-data';

const root = path.resolve('.');

it('the exceptions from the writing rules are few, and each is needed', () => {
  const excepted = new Set(exceptions.map(({ file }) => file));
  const asked = listFiles(root, 'content').filter((file) => excepted.has(file) || file.startsWith(`${dataFolder}/`));
  const corpus = makeCorpus(new Map(asked.map((file) => [file, readFileSync(path.join(root, file), 'utf8')])));
  const all = siteRules.flatMap((rule) => rule(corpus));
  const unused = exceptions.filter(
    ({ rule, file }) => !all.some((fault) => fault.rule === rule && fault.file === file),
  );
  expect(unused).toEqual([]);
  expect(exceptions.length).toBeLessThanOrEqual(10);
});
