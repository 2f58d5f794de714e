import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { existsSync } from 'node:fs';
import BrowserOnly from '../src/modules/BrowserOnly';
import CodeBlock from '../src/modules/CodeBlock';
import Details from '../src/modules/Details';
import TabItem from '../src/modules/TabItem';
import Tabs from '../src/modules/Tabs';
import Translate, { translate } from '../src/modules/Translate';
import useBaseUrl from '../src/modules/useBaseUrl';
import { docusaurusModules } from '../src/modules';

it('each name that components may import is a file', () => {
  const files = Object.values(docusaurusModules).flatMap(({ file }) => file ?? []);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toContainEqual(expect.stringContaining('Tabs.tsx'));
});

it('BrowserOnly calls its children once the page is alive', async () => {
  render(<BrowserOnly fallback="waiting">{() => `width ${window.innerWidth}`}</BrowserOnly>);
  expect(await screen.findByText(/^width \d+$/)).toBeVisible();
});

it('Tabs are those of the site', async () => {
  window.scrollBy = jest.fn();
  render(
    <Tabs>
      <TabItem value="a" label="First">
        One
      </TabItem>
      <TabItem value="b" label="Second">
        Two
      </TabItem>
    </Tabs>,
  );
  expect(screen.getByText('Two')).not.toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Second' }));
  expect(screen.getByText('Two')).toBeVisible();
});

it('Translate and translate fill values into the English text, and leave other braces alone', () => {
  render(<Translate values={{ name: <b>Ada</b> }}>{'Hello {name}, {other}'}</Translate>);
  expect(document.body).toHaveTextContent('Hello Ada, {other}');
  expect(translate({ message: '{n} of {m}' }, { n: '1', m: '2' })).toBe('1 of 2');
});

it.each([
  ['img/a.png', '/img/a.png'],
  ['/img/a.png', '/img/a.png'],
  ['https://example.com', 'https://example.com'],
  ['//cdn.example.com/x', '//cdn.example.com/x'],
  ['#part', '#part'],
])('useBaseUrl makes %s to %s', (address, expected) => {
  expect(useBaseUrl(address)).toBe(expected);
});

it('Details take a summary as text or as an element', () => {
  render(
    <>
      <Details summary="Text">A</Details>
      <Details summary={<summary>Element</summary>}>B</Details>
    </>,
  );
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Text', 'Element']);
});

it('CodeBlock is not translated by the browser', () => {
  render(<CodeBlock title="order.js">{'run()'}</CodeBlock>);
  expect(screen.getByText('run()').closest('pre')).toHaveAttribute('translate', 'no');
});
