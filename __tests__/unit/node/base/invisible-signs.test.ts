import { formatDiagnostic } from '../../../../node/base/diagnostics';
import { listInvisibleSigns, showInvisibleSigns } from '../../../../node/base/invisible-signs';

describe('invisible signs', () => {
  it.each([
    ['\u200B', 'U+200B, a zero-width space'],
    ['\u00A0', 'U+00A0, a non-breaking space'],
    ['\u00AD', 'U+00AD, a soft hyphen'],
    ['\uFEFF', 'U+FEFF, a byte order mark'],
    ['\u2028', 'U+2028, a line separator'],
    ['\u202E', 'U+202E, a mark of the direction of text'],
    ['\u2066', 'U+2066, a mark of the direction of text'],
    ['\u200D', 'U+200D, a zero-width joiner'],
    ['\u2060', 'U+2060, a word joiner'],
  ])('are named by code: %j', (sign, name) => {
    expect(listInvisibleSigns(`a${sign}b${sign}`)).toEqual([{ sign, name }]);
    expect(showInvisibleSigns(`a${sign}b`)).toBe(`a‹${name.slice(0, 6)}›b`);
  });

  it.each(['👩‍💻 and 👩🏽‍💻 and 🏳️‍🌈', 'می\u200Cخواهم', 'plain text', 'ü 文档'])('are none in %s', (text) => {
    expect(listInvisibleSigns(text)).toEqual([]);
    expect(showInvisibleSigns(text)).toBe(text);
  });

  it('are those in prose that nobody means', () => {
    const prose = 'a\u00A0b\u00ADc\u200Bd\u2060e\uFEFF\u2028\u202E';
    expect(listInvisibleSigns(prose, true).map(({ sign }) => sign)).toEqual(['\uFEFF', '\u2028', '\u202E']);
  });

  it('stand by their codes in every message, so that two names can be told apart', () => {
    const message = 'The file "a\u200B.mdx" does not exist. Did you mean "a.mdx"?';
    expect(formatDiagnostic({ severity: 'error', rule: 'r', file: 'b.mdx', message })).toBe(
      'b.mdx error r: The file "a‹U+200B›.mdx" does not exist. Did you mean "a.mdx"?',
    );
  });
});
