import { formatFindings } from '../../../../node/check/format-findings';
import type { Diagnostic } from '../../../../src/shared/content-tree';

const found: Diagnostic[] = [
  {
    severity: 'warning',
    rule: 'spelling',
    file: 'content/b.mdx',
    position: { line: 2, column: 3 },
    message: 'Second.',
  },
  { severity: 'error', rule: 'data', file: 'content/a, b.yml', message: '100 %\nExpected less.' },
];

describe('findings of a content check', () => {
  it('are listed for people in the order of files, with their number', () => {
    expect(formatFindings(found, 'text')).toBe(
      'content/a, b.yml error data: 100 %\nExpected less.\ncontent/b.mdx:2:3 warning spelling: Second.\nContent: 1 error, 1 warning.\n',
    );
  });

  it('are annotations of lines for GitHub', () => {
    expect(formatFindings(found, 'github').split('\n').slice(0, 2)).toEqual([
      '::error file=content/a%2C b.yml,title=data::100 %25%0AExpected less.',
      '::warning file=content/b.mdx,line=2,col=3,title=spelling::Second.',
    ]);
  });

  it('are one object for programs', () => {
    expect(JSON.parse(formatFindings(found, 'json'))).toMatchObject({ errors: 1, warnings: 1 });
  });
});
