import { render, screen } from '@testing-library/react';
import { Content } from '../../../../src/components/content/Content';
import { prefixHtml } from '../../../../src/components/content/prefix-html';
import type { ElementNode } from '../../../../src/shared/content-tree';
import { makeContent } from '../../../support/page-content';

it('draws runs of HTML as they are, without an element that counts', () => {
  const { container } = render(<Content page={makeContent([{ html: '<h2 id="a">A</h2><p>Text &amp; more</p>' }])} />);
  expect(container.querySelector('.html')?.innerHTML).toBe('<h2 id="a">A</h2><p>Text &amp; more</p>');
});

it('draws elements that hold an island, text in its place', () => {
  render(
    <Content
      page={makeContent([
        {
          name: 'ul',
          props: {},
          children: [
            { name: 'li', props: { className: 'plain' }, children: [{ html: '<em>First</em> item' }] },
            {
              name: 'li',
              props: {},
              children: ['Second ', { name: 'a', props: { href: '/docs/x' }, children: ['link'] }],
            },
          ],
        },
      ])}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.outerHTML).toBe('<li class="plain"><em>First</em> item</li>');
  expect(second).toHaveTextContent('Second link');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/docs/x');
});

describe('MDX-04 an image', () => {
  const images = [
    {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'constrained' as const,
          width: 740,
          height: 400,
          images: { fallback: { src: '/static/a.webp', srcSet: '/static/a.webp 740w', sizes: '100vw' } },
        },
      },
    },
  ];
  const draw = (props: ElementNode['props']) =>
    render(
      <Content
        page={makeContent([{ name: 'Image', props: { index: 0, alt: 'The dashboard', ...props }, children: [] }], {
          images,
        })}
      />,
    );

  it('gets its data by index, with real dimensions and no wrapper', () => {
    const { container } = draw({ eager: true });
    const image = screen.getByRole('img', { name: 'The dashboard' });
    expect(image).toHaveAttribute('width', '740');
    expect(image).toHaveAttribute('height', '400');
    expect(image).toHaveAttribute('loading', 'eager');
    expect(image).toHaveAttribute('srcset', '/static/a.webp 740w');
    expect(image.parentElement).toBe(container);
  });

  it('takes the classes, the title and the size that the writer gave', () => {
    draw({ className: 'only-dark wide', title: 'Totals', width: '150', height: 81 });
    const image = screen.getByTitle('Totals');
    expect(image).toHaveAttribute('class', 'only-dark wide');
    expect(image).toHaveAttribute('width', '150');
    expect(image).toHaveAttribute('height', '81');
  });

  it('that the pipeline could not read is not drawn', () => {
    const { container } = draw({ index: 1 });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('RTE-05 the base path', () => {
  it('is added to root-relative addresses only', () => {
    const html =
      '<a href="/docs/x#y">A</a><a href="//cdn.example.com/">B</a><a href="https://e.com/">C</a><img src="/a.png">';
    expect(prefixHtml(html, '/x')).toBe(
      '<a href="/x/docs/x#y">A</a><a href="//cdn.example.com/">B</a><a href="https://e.com/">C</a><img src="/x/a.png">',
    );
  });

  it('is not added to text and code that look like addresses', () => {
    const html =
      '<p><code>&#x3C;a href="/docs/x"></code> says href="/y"</p><video poster="/a.png" src="/b.mp4"></video>';
    expect(prefixHtml(html, '/x')).toBe(
      '<p><code>&#x3C;a href="/docs/x"></code> says href="/y"</p><video poster="/x/a.png" src="/x/b.mp4"></video>',
    );
  });

  it('leaves the HTML alone at the root', () => {
    expect(prefixHtml('<a href="/a">A</a>', '')).toBe('<a href="/a">A</a>');
  });
});
