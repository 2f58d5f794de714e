import { render, screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { Term } from '../../../../src/components/mdx/Term';

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({
    allGlossaryTerm: {
      nodes: [
        { key: 'merchant-of-record', term: 'merchant of record', definition: 'The legal seller.', page: '/docs/mor' },
        { key: 'order-item', term: 'order item', definition: 'A line of an order.', page: null },
      ],
    },
  }),
);

it('shows the definition in a popover that works without script', () => {
  render(<Term>merchant of record</Term>);
  const button = screen.getByRole('button', { name: 'merchant of record' });
  const definition = screen.getByRole('note', { name: 'merchant of record', hidden: true });
  expect(button).toHaveAttribute('popovertarget', definition.id);
  expect(definition).toHaveTextContent('The legal seller.');
  expect(definition.querySelector('a')).toHaveAttribute('href', '/docs/mor');
});

it('takes the key when the words differ', () => {
  render(<Term id="order-item">lines</Term>);
  expect(screen.getByRole('button', { name: 'lines' })).toBeVisible();
  expect(screen.getByText(/A line of an order/)).toBeInTheDocument();
});

it('an unknown term is text', () => {
  const { container } = render(<Term>nothing</Term>);
  expect(container.innerHTML).toBe('nothing');
});
