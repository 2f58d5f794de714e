import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeContent } from '../../../support/page-content';
import { changelogAreas } from '../../../../src/components/changelog/changelog-areas';
import { Content } from '../../../../src/components/content/Content';

const entry = (area: string, title: string) =>
  `<section class="changelog-entry" data-kind="new" data-area="${area}"><h3>${title}</h3></section>`;
const html = [
  '<h2>November</h2>',
  entry('Checkout', 'Wallets'),
  entry('Tax &amp; compliance', 'Rates'),
  '<h2>October</h2>',
  entry('Checkout', 'Flows'),
  entry('Checkout', 'Fields'),
  '<h2>May</h2>',
  entry('Partners', 'Portal'),
  entry('Partners', 'Groups'),
].join('');

const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('CHG-02 lists the areas of the page with the number of their entries, in alphabetical order', () => {
  expect(changelogAreas([{ html }])).toEqual([
    ['Checkout', 3],
    ['Partners', 2],
    ['Tax & compliance', 1],
  ]);
});

it('a short list needs no filter', () => {
  expect(changelogAreas([{ html: entry('A', 'a') + entry('B', 'b') }])).toEqual([]);
  expect(changelogAreas([{ html: '<p>Text</p>' }])).toEqual([]);
});

it('shows one area, hides months without entries, says how many show, and shows all again', async () => {
  render(
    <div className="prose">
      <Content page={makeContent([{ html }])} />
    </div>,
  );
  expect(titles()).toHaveLength(9);
  await userEvent.click(screen.getByRole('radio', { name: 'Checkout 3' }));
  expect(titles()).toEqual(['November', 'Wallets', 'October', 'Flows', 'Fields']);
  expect(screen.getByRole('status')).toHaveTextContent('3 changes shown');
  await userEvent.click(screen.getByRole('radio', { name: 'All areas' }));
  expect(titles()).toHaveLength(9);
});

it('keeps the area in the address, and starts with that of the address', async () => {
  const content = makeContent([{ html }]);
  const view = (
    <div className="prose">
      <Content page={content} />
    </div>
  );
  const { unmount } = render(view);
  await userEvent.click(screen.getByRole('radio', { name: 'Tax & compliance 1' }));
  expect(window.location.search).toBe('?area=Tax%20%26%20compliance');
  unmount();
  render(view);
  expect(titles()).toEqual(['November', 'Rates']);
  await userEvent.click(screen.getByRole('radio', { name: 'All areas' }));
  expect(window.location.search).toBe('');
});

it('NAV-05 shows all when the address leads to an entry of another area than it names', () => {
  window.history.replaceState(null, '', '/?area=Checkout#portal');
  render(
    <div className="prose">
      <Content page={makeContent([{ html: html.replace('>Portal<', ' id="portal">Portal<') }])} />
    </div>,
  );
  expect(screen.getByText('Portal')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All areas' })).toBeChecked();
  window.history.replaceState(null, '', '/');
});
