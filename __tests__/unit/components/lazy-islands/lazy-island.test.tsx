import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Content } from '../../../../src/components/content/Content';
import type { ContentNode } from '../../../../src/shared/content-tree';
import { modules } from '../../../setup/component-table';
import { makeContent } from '../../../support/page-content';

function Counter({ start, children }: { start: number; children?: ReactNode }) {
  const [count, setCount] = useState(start);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count: {count}
      </button>
      {typeof children === 'string' ? `text ${children}` : children}
    </div>
  );
}

const name = '@site/content/Counter.tsx#default';
const show = (children: ContentNode[], own = name) =>
  act(async () => {
    render(<Content page={makeContent([{ html: '<p>Before</p>' }, { name: own, props: { start: 4 }, children }])} />);
  });

beforeEach(() => {
  modules.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('draws an imported component with its properties and children, alive', async () => {
  modules.set('@site/content/Counter.tsx', () => Promise.resolve({ default: Counter }));
  await show([{ html: '<p>Inside</p>' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Count: 4' }));
  expect(screen.getByRole('button')).toHaveTextContent('Count: 5');
  expect(screen.getByText('Inside')).toBeVisible();
});

it('passes a text as React does', async () => {
  modules.set('@site/content/Counter.tsx', () => Promise.resolve({ default: Counter }));
  await show(['alone']);
  expect(screen.getByText(/text alone/)).toBeVisible();
});

it.each([
  ['a module that is not in the table', '@site/content/Missing.tsx#default'],
  ['an export that is missing', '@site/content/Empty.tsx#Nope'],
])('takes only the island away for %s', async (_case, own) => {
  modules.set('@site/content/Empty.tsx', () => Promise.resolve({}));
  await show([], own);
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByText('Before')).toBeVisible();
});
