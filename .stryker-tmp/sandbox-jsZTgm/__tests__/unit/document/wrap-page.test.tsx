import type { ReactElement } from 'react';
import { render, screen } from '@testing-library/react';
jest.mock('../../../src/components/site/site-data', () => ({ useSidebar: () => [] }));

import { wrapPage } from '../../../src/document/wrap-page';

const page = (type: unknown): ReactElement => ({ ...(<p>Text</p>), type }) as ReactElement;

function wrap(element: ReactElement): ReactElement {
  const props = { location: { pathname: '/tools/' }, pageContext: {} };
  return wrapPage({ element, props } as unknown as Parameters<typeof wrapPage>[0]);
}

it('RTE-16 draws the page inside the shell', () => {
  render(wrap(<main>Text</main>));
  expect(screen.getByRole('main')).toHaveTextContent('Text');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
});

it('ERR-06 BLD-10 a page module without default export is named, with what was expected', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(wrap(page({ Head: () => null })));
  expect(
    screen.getByText(
      'The page component of /tools/ has no default export. A page component should be default-exported.',
    ),
  ).toBeInTheDocument();
  error.mockRestore();
});
