import { links, readPages, select } from './support/pages';

const pages = readPages();
const docs = pages.filter(({ path }) => path.startsWith('/docs/'));

describe('versions', () => {
  it('DVR-03 with one version no page shows a choice, a notice or a badge of versions', () => {
    const offenders = docs.filter(({ html }) => /Version: (?:<!-- -->)?Next/.test(html));
    expect(docs.length).toBeGreaterThan(470);
    expect(offenders.map(({ path }) => path)).toEqual([]);
  });

  it('SBR-01 every page of the docs has the sidebar, and no other page has it', () => {
    const hasSidebar = ({ document }: (typeof pages)[number]): boolean =>
      select(document, ({ name, attribs }) => name === 'nav' && attribs['aria-label'] === 'Docs sidebar').length === 1;
    const wrong = pages.filter((page) => hasSidebar(page) !== page.path.startsWith('/docs/'));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('SPG-09 the search page has no choice of versions', () => {
    const search = pages.filter(({ path }) => path === '/search');
    expect(search).toHaveLength(1);
    expect(search.flatMap(({ document }) => select(document, ({ name }) => name === 'select'))).toEqual([]);
  });
});

it('CHG-01 CHG-03 the changelog has a page for each year from 2018 to 2024, in the docs with their breadcrumbs', () => {
  const paths = ['', '/2018', '/2019', '/2020', '/2021', '/2022', '/2023', '/2024'];
  const found = paths.flatMap((end) => pages.filter(({ path }) => path === `/docs/changelog${end}`));
  expect(found).toHaveLength(paths.length);
  for (const { html } of found) expect(html).toContain('aria-label="Breadcrumbs"');
});

it('MET-07 nothing is connected to ahead of time: the search index is on this site', () => {
  expect(pages.filter((page) => links(page, 'preconnect').length > 0).map(({ path }) => path)).toEqual([]);
});
