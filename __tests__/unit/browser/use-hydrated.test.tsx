import { act } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { markHydrated, useHydrated } from '../../../src/browser/useHydrated';

const Button = (): ReactNode => (useHydrated() ? <button type="button">Copy</button> : <i>none</i>);

it('gives a part that hydrates after the rest of the page what the server rendered, then the change', async () => {
  const faults: unknown[] = [];
  const seen: string[] = [];
  let load: (module: { default: ComponentType }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (load = resolve)));
  const Noted = (): ReactNode => {
    const isHydrated = useHydrated();
    seen.push(String(isHydrated));
    return isHydrated ? <button type="button">Copy</button> : <i>none</i>;
  };
  document.body.innerHTML = '<div id="root"><i>none</i><!--$--><i>none</i><!--/$--></div>';
  const root = document.getElementById('root') ?? document.body;
  const page = (
    <>
      <Button />
      <Suspense>
        <Late />
      </Suspense>
    </>
  );
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) });
    await Promise.resolve();
  });
  expect(root.querySelectorAll('button')).toHaveLength(1);
  markHydrated();
  await act(async () => {
    load({ default: Noted });
    await Promise.resolve();
  });
  expect(seen[0]).toBe('false');
  expect(root.querySelectorAll('button')).toHaveLength(2);
  expect(faults).toEqual([]);
});
