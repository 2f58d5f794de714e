import { render, screen } from '@testing-library/react';
import { Content } from '../../../../src/components/content/Content';
import { makeContent } from '../../../support/page-content';

const terms = [
  { key: 'merchant-of-record', term: 'merchant of record', definition: 'The legal seller.', page: '/docs/mor' },
  { key: 'order-item', term: 'order item', definition: 'A line of an order.', page: null },
];
const renderTerm = (id: string, text: string) =>
  render(<Content page={makeContent([{ name: 'Term', props: { id }, children: [text] }], { terms })} />);

it('shows the definition in a popover that works without script', () => {
  renderTerm('merchant-of-record', 'the seller');
  const button = screen.getByRole('button', { name: 'the seller' });
  const definition = screen.getByRole('note', { name: 'merchant of record', hidden: true });
  expect(button).toHaveAttribute('popovertarget', definition.id);
  expect(definition).toHaveTextContent('The legal seller.');
  expect(definition.querySelector('a')).toHaveAttribute('href', '/docs/mor');
});

it('has no link when no page says more', () => {
  renderTerm('order-item', 'lines');
  expect(screen.getByText(/A line of an order/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});

it('is text when it is not in the glossary', () => {
  const { container } = renderTerm('nothing', 'nothing');
  expect(container.textContent).toBe('nothing');
  expect(screen.queryByRole('button')).toBeNull();
});
