import { render, screen } from '@testing-library/react';
import { VersionNotice } from '../../../../src/components/docs-version/VersionNotice';
import { versionDropdown } from '../../../../src/components/docs-version/versions';
import type { DocsVersion } from '../../../../src/shared/site-definition';

const versions: readonly DocsVersion[] = [
  { name: 'current', label: 'Next', basePath: '/docs/next', warning: 'unreleased' },
  { name: '2', label: '2.x', basePath: '/docs', warning: null },
  { name: '1', label: '1.x', basePath: '/docs/1', warning: 'unmaintained' },
];

describe('DVR-05 with several versions', () => {
  it('the list is labelled with the open one and leads to the same page of each', () => {
    expect(versionDropdown('/docs/1/pricing/', versions)).toEqual([
      {
        label: '1.x',
        items: [
          { label: 'Next', to: '/docs/next/pricing/' },
          { label: '2.x', to: '/docs/pricing/' },
          { label: '1.x', to: '/docs/1/pricing/' },
        ],
      },
    ]);
  });

  it('one that is not released says so and links to the page of the latest version', () => {
    render(<VersionNotice path="/docs/next/pricing/" versions={versions} />);
    expect(screen.getByText('Version: Next')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('not released yet');
    expect(screen.getByRole('link', { name: 'Read this page for 2.x' })).toHaveAttribute('href', '/docs/pricing/');
  });

  it('pages outside of the documentation have neither', () => {
    expect(versionDropdown('/guides/example', versions)).toEqual([]);
    const { container } = render(<VersionNotice path="/guides/example" versions={versions} />);
    expect(container).toBeEmptyDOMElement();
  });
});
