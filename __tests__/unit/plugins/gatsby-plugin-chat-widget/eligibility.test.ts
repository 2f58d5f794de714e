import { Minimatch } from 'minimatch';
import { compileEligibility } from '../../../../plugins/gatsby-plugin-chat-widget/src/eligibility';

describe('compileEligibility', () => {
  it.each([
    { include: [], exclude: [], path: '/', isEligible: true },
    { include: ['/docs/**'], exclude: [], path: '/docs/a', isEligible: true },
    { include: ['/docs/**'], exclude: [], path: '/guides', isEligible: false },
    { include: ['/guides', '/docs/**'], exclude: [], path: '/docs/a', isEligible: true },
    { include: [], exclude: ['/docs/**'], path: '/docs/a', isEligible: false },
    { include: [], exclude: ['/guides', '/docs/**'], path: '/', isEligible: true },
    { include: ['/docs/**'], exclude: ['/docs/a'], path: '/docs/a', isEligible: false },
    { include: ['/docs/**'], exclude: ['/docs/a'], path: '/docs/b', isEligible: true },
    { include: ['**'], exclude: ['**'], path: '/docs', isEligible: false },
  ])('CHT-03 include $include, exclude $exclude: $path → $isEligible', ({ include, exclude, path, isEligible }) => {
    expect(compileEligibility(include, exclude)(path)).toBe(isEligible);
  });

  it('CHT-03, GLB-04 keeps the base path and changes nothing about the path', () => {
    const isEligible = compileEligibility(['/help/docs/**'], []);
    expect(isEligible('/help/docs/a')).toBe(true);
    expect(isEligible('/docs/a')).toBe(false);
    expect(compileEligibility(['/a b'], [])('/a%20b')).toBe(false);
  });

  it('GLB-02 excludes a path for which a pattern fails, and says so', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Minimatch.prototype, 'match').mockImplementation(() => {
      throw new Error('too deep');
    });
    expect(compileEligibility([], ['/docs/*'])('/guides')).toBe(false);
    expect(error).toHaveBeenCalledWith(expect.stringContaining('a pattern failed'), new Error('too deep'));
  });
});
