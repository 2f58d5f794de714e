import { findSpellingFaults } from '../../node/check/spelling';

// A process of its own.
jest.setTimeout(60_000);

describe('spelling', () => {
  it('is really looked at, and names file and line', async () => {
    expect(await findSpellingFaults(['__tests__/content/support/misspelled.md'])).toEqual([
      {
        severity: 'warning',
        rule: 'spelling',
        file: '__tests__/content/support/misspelled.md',
        position: { line: expect.any(Number), column: expect.any(Number) },
        message: expect.stringMatching(/mispelled.*words\.txt/),
      },
    ]);
  });
});
