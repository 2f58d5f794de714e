import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Overlay } from '../../../src/search/overlay/Overlay';
import type { OverlayControls } from '../../../src/search/overlay/Overlay';
import { makeSite } from './site';
import type { Site } from './site';

/** Draws the overlay over a site's search. */
export function open(site: Site = makeSite(), query = '') {
  const controls: OverlayControls = { escape: () => false, query: () => '' };
  const onDismiss = jest.fn();
  const onChosen = jest.fn();
  const view = render(
    <Overlay site={site} initialQuery={query} controls={controls} onDismiss={onDismiss} onChosen={onChosen} />,
  );
  return { site, controls, onDismiss, onChosen, ...view };
}

export const field = (): HTMLElement => screen.getByRole('combobox', { name: 'Search' });
export const options = (): HTMLElement[] => screen.queryAllByRole('option');
export const active = (): HTMLElement | null =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
/** Lets promises that run settle. */
export const settle = (): Promise<void> => act(async () => undefined);
export const type = async (text: string): Promise<void> => {
  await settle();
  await userEvent.type(field(), text);
  await settle();
};
export const hitsFor = async (text: string): Promise<HTMLElement[]> => {
  await type(text);
  await screen.findAllByRole('group');
  return options();
};
