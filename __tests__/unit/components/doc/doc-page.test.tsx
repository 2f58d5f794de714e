import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DocPage } from '../../../../src/components/doc/DocPage';
import { MissingDoc } from '../../../../src/components/doc/MissingDoc';
import { GuidePage } from '../../../../src/components/doc/GuidePage';
import type { PageMetadata } from '../../../../src/components/doc/metadata';
import { site } from '../../../../src/shared/site';

const metadata: PageMetadata = { unlisted: false, draft: false, tocMin: 2, tocMax: 5 };
const place = {
  breadcrumbs: [
    { label: 'CleverEssentials', path: '/docs/category/cleveressentials' },
    { label: 'Pricing', path: '/docs/pricing/' },
  ],
  previous: { label: 'Before', path: '/docs/before' },
  next: null,
};
const headings = [{ level: 2, id: 'rules', text: 'Rules', html: 'Rules' }];
const page = { path: '/docs/pricing/', title: 'Pricing', content: <p>The text</p>, headings, answers: [] };
const toc = () => screen.queryByRole('navigation', { name: 'On this page', hidden: true });

it('has breadcrumbs, one h1, the text and the neighbours', () => {
  const { container } = render(<DocPage {...page} place={place} metadata={metadata} />);
  expect(screen.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(container.querySelector('.prose[data-search-body]')).toHaveTextContent('The text');
  expect(screen.getByRole('link', { name: 'Previous Before' })).toBeVisible();
  expect(toc()).not.toBeNull();
});

it('has the title before the button that opens the table of contents', () => {
  render(<DocPage {...page} place={place} metadata={metadata} />);
  const button = screen.getByRole('button', { name: 'On this page', hidden: true });
  expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(button)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

describe('what is missing can be told', () => {
  const support = site.support ?? { label: '', to: '' };
  const link = () => screen.queryByRole('link', { name: support.label });
  const doc = (path = page.path) => <DocPage {...page} path={path} place={place} metadata={metadata} />;
  afterEach(() => delete process.env.GATSBY_FORM_ID);

  it('to the support, from each page but its own', () => {
    const { rerender } = render(doc());
    expect(link()).toHaveAttribute('href', support.to);
    expect(screen.getByText(/Is something missing or wrong/)).toContainElement(link());
    rerender(doc(`${support.to}/`));
    expect(link()).toBeNull();
  });

  it('by the form instead, where there is one', () => {
    process.env.GATSBY_FORM_ID = 'abc';
    render(doc());
    expect(link()).toBeNull();
  });
});

it('ANC-01 the h1 has no id', () => {
  render(<DocPage {...page} place={place} metadata={metadata} />);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('id');
});

it('MDX-06 the title can be hidden', () => {
  render(<DocPage {...page} place={place} metadata={{ ...metadata, hideTitle: true }} />);
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});

describe('TOC-05 without headings in range there is no table of contents', () => {
  it.each([
    ['no headings', { headings: [] }, metadata],
    ['none in range', {}, { ...metadata, tocMin: 3 }],
    ['hidden by the page (TOC-01)', {}, { ...metadata, hideTableOfContents: true }],
  ])('%s', (_, props, facts) => {
    render(<DocPage {...page} {...props} place={place} metadata={facts} />);
    expect(toc()).toBeNull();
    expect(screen.queryByRole('button', { name: 'On this page' })).toBeNull();
  });
});

describe('questions that the page answers', () => {
  const answers = [
    { question: 'Who sets a price?', section: 'rules' },
    { question: 'What does a rule cost?', section: 'costs & fees' },
  ];

  it.each([
    ['a document', <DocPage key="doc" {...page} answers={answers} place={place} metadata={metadata} />],
    ['a guide', <GuidePage key="guide" {...page} answers={answers} metadata={metadata} />],
  ])('%s lists them below its text, each linked to its section', (_, element) => {
    render(element);
    const region = screen.getByRole('region', { name: 'This page answers' });
    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Who sets a price?', '#rules'],
      ['What does a rule cost?', '#costs%20%26%20fees'],
    ]);
    expect(screen.getByText('The text').compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('a single one is not listed', () => {
    render(<DocPage {...page} answers={answers.slice(0, 1)} place={place} metadata={metadata} />);
    expect(screen.queryByText('This page answers')).toBeNull();
  });
});

describe('visibility', () => {
  it.each(['production', 'development'])(
    'VIS-06 VIS-02 a reader of an unlisted page sees in %s that it is',
    (environment) => {
      jest.replaceProperty(process.env, 'NODE_ENV', environment);
      const { rerender } = render(<DocPage {...page} place={place} metadata={{ ...metadata, unlisted: true }} />);
      expect(screen.getByRole('note', { name: 'Unlisted page' })).toBeVisible();
      rerender(<GuidePage {...page} metadata={{ ...metadata, unlisted: true }} />);
      expect(screen.getByRole('note', { name: 'Unlisted page' })).toBeVisible();
      rerender(<DocPage {...page} place={place} metadata={metadata} />);
      expect(screen.queryByRole('note', { name: 'Unlisted page' })).toBeNull();
    },
  );

  it('VIS-05 so does a draft', () => {
    render(<DocPage {...page} place={place} metadata={{ ...metadata, draft: true }} />);
    expect(screen.getByRole('note', { name: 'Draft page' })).toBeVisible();
  });
});

describe('MDX-11 the row below the text', () => {
  it('shows tags, edit link and last change', () => {
    render(
      <DocPage
        {...page}
        place={place}
        metadata={{
          ...metadata,
          tags: ['prices', 'rules'],
          editUrl: 'https://code.example.com/edit/pricing.mdx',
          lastUpdated: { date: '2024-11-18', author: 'Ada' },
        }}
      />,
    );
    expect(within(screen.getByRole('list', { name: 'Tags' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('18 November 2024')).toHaveAttribute('datetime', '2024-11-18');
    expect(screen.getByText(/^Last updated on/)).toHaveTextContent('Last updated on 18 November 2024 by Ada');
  });

  it('is not there without any of them', () => {
    render(<DocPage {...page} place={place} metadata={metadata} />);
    expect(screen.queryByText(/Last updated|Edit this page/)).toBeNull();
  });
});

describe('while the site is developed', () => {
  const { NODE_ENV } = process.env;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'development' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV }));

  it('names the file of the page, and opens it in the editor', async () => {
    const fetched = jest.fn(() => Promise.resolve());
    Object.assign(window, { fetch: fetched });
    const withFile = { ...metadata, sourcePath: 'content/docs/pricing.mdx' };
    render(<DocPage {...page} place={place} metadata={withFile} />);
    await userEvent.click(screen.getByRole('button', { name: 'content/docs/pricing.mdx' }));
    await waitFor(() =>
      expect(fetched).toHaveBeenCalledWith(
        '/__open-stack-frame-in-editor?fileName=content%2Fdocs%2Fpricing.mdx&lineNumber=1',
        { signal: expect.any(AbortSignal) },
      ),
    );
  });

  it('a page whose file is gone says so', () => {
    render(<MissingDoc id="x" area="docs" place={place} lastUpdated={null} />);
    expect(screen.getByRole('heading')).toHaveTextContent('The file of this page is gone');
  });
});

it('ERR-12 a page whose document is missing is a fault of the configuration', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<MissingDoc id="x" area="docs" place={place} lastUpdated={null} />)).toThrow(
    'Internal configuration error',
  );
  jest.restoreAllMocks();
});

it('names no file of the project to readers', () => {
  render(<DocPage {...page} place={place} metadata={{ ...metadata, sourcePath: 'content/docs/pricing.mdx' }} />);
  expect(screen.queryByText(/content\/docs/)).toBeNull();
});
