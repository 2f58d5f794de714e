import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { secretNames, secretValue } from '../../scripts/test/secrets.mjs';
import { publicDir } from './support/site';

const files = readdirSync(publicDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

/** Files that hold one of the values, under each of the forms in which it may be written. */
function filesWith(value: string): string[] {
  const forms = [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)].map((form) => Buffer.from(form));
  forms.push(Buffer.from(Buffer.from(value).toString('base64').replace(/=+$/, '')));
  return files.filter((file) => {
    const content = readFileSync(file);
    return forms.some((form) => content.includes(form));
  });
}

describe('secrets', () => {
  it('would be found', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(filesWith('<!DOCTYPE html>').length).toBeGreaterThan(0);
  });

  // The test run builds with a value of its own for each that is not set.
  it.each(secretNames)('%s is in no file of the output', (name) => {
    expect(filesWith(secretValue(name))).toEqual([]);
  });
});
