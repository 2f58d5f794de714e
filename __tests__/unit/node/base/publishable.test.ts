import { realpathSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { findFileFault, isPublishable } from '../../../../node/base/publishable';
import { createProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;
beforeAll(() => {
  project = createProject({
    '.env': 'SECRET=1',
    '.git/config': 'secret',
    'package.json': '{}',
    'content/docs/a.txt': 'a',
    'content/docs/.hidden': 'a',
    'content/node_modules/a.json': '{}',
    'static/a.txt': 'a',
    'static/.well-known/a.txt': 'a',
    'static-secret/a.txt': 'a',
    'outside/a.txt': 'a',
  });
  symlinkSync('../../outside', path.join(project.root, 'content/docs/link'));
  symlinkSync('../../.env', path.join(project.root, 'content/docs/env.txt'));
  symlinkSync('../../static/a.txt', path.join(project.root, 'content/docs/inside.txt'));
});
afterAll(() => project.remove());

describe('files that pages may use', () => {
  it.each(['content/docs/a.txt', 'static/a.txt', 'static/.well-known/a.txt', 'content/docs/inside.txt'])(
    '%s',
    (file) => {
      expect(isPublishable(project.root, file)).toBe(true);
      expect(findFileFault(project.root, file)).toBeNull();
    },
  );

  it.each([
    ['.env', 'in ".env"'],
    ['.git/config', 'in ".git"'],
    ['content/docs/.hidden', 'in ".hidden"'],
    ['content/node_modules/a.json', 'in "node_modules"'],
    ['package.json', 'outside'],
    ['static-secret/a.txt', 'outside'],
    ['content/../package.json', 'outside'],
    ['../../../../../../../../etc/hostname', 'outside'],
    ['content/docs/link/a.txt', 'link'],
    ['content/docs/env.txt', 'link'],
  ])('not %s', (file, fault) => {
    expect(isPublishable(project.root, file)).toBe(false);
    expect(findFileFault(project.root, file)).toContain(fault);
  });

  it('are none that do not exist, and no folders, without a fault', () => {
    for (const file of ['content/docs/none.txt', 'content/docs', '../none.txt']) {
      expect(isPublishable(project.root, file)).toBe(false);
      expect(findFileFault(project.root, file)).toBeNull();
    }
  });

  it('may be in a folder of the settings', () => {
    expect(isPublishable(project.root, 'outside/a.txt', ['content', 'outside'])).toBe(true);
    expect(isPublishable(project.root, 'content/docs/link/a.txt', ['content', 'outside'])).toBe(true);
  });

  it('are in those folders for every address made of what leads elsewhere', () => {
    const part = fc.constantFrom(
      '..',
      '.',
      'content',
      'docs',
      'link',
      'static',
      'outside',
      '.git',
      'a.txt',
      'env.txt',
      '.env',
      '',
    );
    let allowed = 0;
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const file = path.posix.join('content/docs', parts.join('/'));
        if (!isPublishable(project.root, file)) return;
        allowed += 1;
        const real = path.relative(project.root, realpathSync(path.resolve(project.root, file)));
        expect(real).toMatch(/^(?:content|static)\//);
      }),
      { numRuns: 10_000, seed: 30 },
    );
    expect(allowed).toBeGreaterThan(20);
  });
});
