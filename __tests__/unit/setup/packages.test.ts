/** The ES-module-only packages of the build load in tests. */
import { evaluate } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import { minimatch } from 'minimatch';
import { refractor } from 'refractor/all';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { z } from 'zod';

describe('packages', () => {
  it('compiles MDX', async () => {
    const { default: Content } = await evaluate('# Hello {1 + 1}', {
      Fragment,
      jsx,
      jsxs,
      remarkPlugins: [remarkGfm, remarkDirective],
    });
    expect(typeof Content).toBe('function');
  });

  it('has one React, one slugger, one matcher, one highlighter and one schema library', () => {
    expect(new GithubSlugger().slug('A b')).toBe('a-b');
    expect(minimatch('/docs/a', '/docs/*')).toBe(true);
    expect(refractor.highlight('let a = 1', 'js').children.length).toBeGreaterThan(0);
    expect(z.string().parse('x')).toBe('x');
  });
});
