import { describeChange } from '../../../../plugins/gatsby-plugin-content-check/src/describe-change';
import { countFaults } from '../../../../plugins/gatsby-plugin-content-check/src/fault';
import type { Fault } from '../../../../plugins/gatsby-plugin-content-check/src/fault';

const link: Fault = { severity: 'warning', rule: 'broken-link', file: 'a.mdx', message: 'No page.' };
const tag: Fault = {
  severity: 'error',
  rule: 'mdx-syntax',
  file: 'b.mdx',
  position: { line: 3, column: 2 },
  message: 'Not closed.',
};

describe('what is printed when the list changes', () => {
  it('names what is new, errors first, and counts what there is', () => {
    expect(describeChange([], [link, tag])).toBe(
      'b.mdx:3:2 error mdx-syntax: Not closed.\na.mdx warning broken-link: No page.\nContent: 1 error, 1 warning.',
    );
  });

  it('counts what is fixed', () => {
    expect(describeChange([link, tag], [tag])).toBe('Content: 1 fixed; 1 error.');
    expect(describeChange([link, tag], [])).toBe('Content: 2 fixed; no faults.');
  });

  it('is nothing when a fault only moved to another line', () => {
    expect(describeChange([tag], [{ ...tag, position: { line: 9, column: 1 } }])).toBe('');
  });

  it('names a fault that is mended in one line and made in another', () => {
    const at = (line: number, text: string): Fault => ({
      ...tag,
      position: { line, column: 1 },
      excerpt: `  ${line - 1} | before\n> ${line} | ${text}`,
    });
    expect(describeChange([at(3, '<b>one')], [at(9, '<b>one')])).toBe('');
    expect(describeChange([at(3, '<b>one')], [at(9, '<b>two')])).toBe(
      'b.mdx:9:1 error mdx-syntax: Not closed.\nContent: 1 fixed; 1 error.',
    );
  });

  it('names a second fault of the same words', () => {
    const second = { ...tag, position: { line: 9, column: 1 } };
    expect(describeChange([tag], [tag, second])).toBe('b.mdx:9:1 error mdx-syntax: Not closed.\nContent: 2 errors.');
    expect(describeChange([tag, second], [tag])).toBe('Content: 1 fixed; 1 error.');
  });
});

describe('the count of faults', () => {
  it('leaves out what there is none of', () => {
    expect(countFaults([link])).toBe('1 warning');
    expect(countFaults([tag, tag])).toBe('2 errors');
    expect(countFaults([])).toBe('');
  });
});
