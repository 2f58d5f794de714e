import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter } from 'gatsby';
import type { Diagnostic } from '../../../../src/shared/content-tree';
import { createProject, inProject } from '../support/project';
import type { Project } from '../support/project';

let project: Project;

beforeEach(() => {
  project = createProject();
});

afterEach(() => {
  project.remove();
  delete process.env.CHECK_STRICT;
});

const warning: Diagnostic = {
  severity: 'warning',
  rule: 'broken-link',
  file: 'content/docs/b.mdx',
  position: { line: 3, column: 1 },
  message: 'No page.',
};
const error: Diagnostic = {
  severity: 'error',
  rule: 'mdx-syntax',
  file: 'content/docs/a.mdx',
  position: { line: 12, column: 2 },
  message: 'Unexpected end.',
  excerpt: '11 | a\n12 | b',
};
const earlier: Diagnostic = { ...warning, file: 'content/docs/a.mdx', position: { line: 9, column: 4 } };

async function report(diagnostics: Diagnostic[]) {
  return inProject(project, async () => {
    const { countFindings, reportDiagnostics, reportFile } = await import('../../../../node/base/report');
    const output: string[] = [];
    const reporter = {
      error: (text: string) => output.push(`ERROR ${text}`),
      warn: (text: string) => output.push(`WARN ${text}`),
    } as unknown as Reporter;
    const summary = reportDiagnostics(reporter, diagnostics);
    const json: unknown = JSON.parse(readFileSync(path.join(project.root, reportFile), 'utf8'));
    return { output, summary, line: countFindings(summary), json };
  });
}

describe('reportDiagnostics', () => {
  it('BLD-09 prints all findings grouped by source file, in the order of the lines, with file:line:column', async () => {
    const { output, summary } = await report([warning, error, earlier]);
    expect(output).toEqual([
      'ERROR content/docs/a.mdx:9:4 warning broken-link: No page.\n' +
        'content/docs/a.mdx:12:2 error mdx-syntax: Unexpected end.\n    11 | a\n    12 | b',
      'WARN content/docs/b.mdx:3:1 warning broken-link: No page.',
    ]);
    expect(summary).toEqual({ errors: 1, warnings: 2, isFailure: true });
  });

  it('says once what several checks have found', async () => {
    const { output, json } = await report([warning, error, { ...warning }]);
    expect(output.join('\n').match(/No page\./g)).toHaveLength(1);
    expect(json).toMatchObject({ errors: 1, warnings: 1 });
  });

  it('BLD-08 prints broken anchors in a list of their own, behind everything else', async () => {
    const anchor: Diagnostic = { ...warning, rule: 'broken-anchor', file: 'content/docs/a.mdx', message: 'No anchor.' };
    const { output } = await report([anchor, warning, earlier]);
    expect(output).toEqual([
      'WARN content/docs/a.mdx:9:4 warning broken-link: No page.',
      'WARN content/docs/b.mdx:3:1 warning broken-link: No page.',
      'WARN content/docs/a.mdx:3:1 warning broken-anchor: No anchor.',
    ]);
  });

  it('BLD-09 writes the same as JSON', async () => {
    const { json } = await report([warning, error]);
    expect(json).toEqual({ errors: 1, warnings: 1, diagnostics: [error, warning] });
  });

  it('BLD-05 warnings do not fail a build', async () => {
    expect((await report([warning])).summary.isFailure).toBe(false);
  });

  it('BLD-05 under CHECK_STRICT=1 they do', async () => {
    process.env.CHECK_STRICT = '1';
    const { output, summary } = await report([warning]);
    expect(summary).toEqual({ errors: 0, warnings: 1, isFailure: true });
    expect(output[0]).toMatch(/^ERROR/);
  });

  it('BLD-09 nothing found is no failure, not even a strict one', async () => {
    process.env.CHECK_STRICT = '1';
    const { output, summary, line } = await report([]);
    expect(output).toEqual([]);
    expect(summary.isFailure).toBe(false);
    expect(line).toBe('0 errors, 0 warnings');
  });

  it('BLD-09 counts in words', async () => {
    expect((await report([error, warning])).line).toBe('1 error, 1 warning');
  });
});

describe('reportAtEnd', () => {
  const keep = (environment: 'production' | 'development') =>
    inProject(project, async () => {
      const { reportAtEnd, takePostponed } = await import('../../../../node/base/report');
      jest.replaceProperty(process.env, 'NODE_ENV', environment);
      reportAtEnd([warning, { ...error, excerpt: '' }]);
      return [takePostponed(), takePostponed()];
    });

  it('keeps findings of a build for its one report, once', async () => {
    expect(await keep('production')).toEqual([[warning, { ...error, excerpt: '' }], []]);
  });

  it('leaves them to the content check in development', async () => {
    expect(await keep('development')).toEqual([[], []]);
  });
});
