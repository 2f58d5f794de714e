import { storageKeys } from '../../shared/constants';
import { site } from '../../shared/site';
import type { ColourMode } from '../../shared/site-definition';
import { onItemChange, writeItem } from '../../browser/storage';

/** The reader's choice; `system` only if the setting `respectSystem` is on. */
export type ColourModeChoice = ColourMode | 'system';

const systemQuery = '(prefers-color-scheme: dark)';

/** Parses the stored choice: null if nothing or `system` is stored, otherwise light for anything but `dark`. */
export function parseChoice(stored: string | null): ColourModeChoice | null {
  if (stored === null || stored === 'system') return null;
  return stored === 'dark' ? 'dark' : 'light';
}

/** Returns the choice after a click; there are two states, or three with `respectSystem`. */
export function nextChoice(choice: ColourModeChoice, respectSystem: boolean): ColourModeChoice {
  if (!respectSystem) return choice === 'dark' ? 'light' : 'dark';
  const next = { system: 'light', light: 'dark', dark: 'system' } as const;
  return next[choice];
}

function defaultChoice(): ColourModeChoice {
  return site.colourMode.respectSystem ? 'system' : site.colourMode.defaultMode;
}

function effectiveMode(choice: ColourModeChoice): ColourMode {
  if (choice !== 'system') return choice;
  return window.matchMedia(systemQuery).matches ? 'dark' : 'light';
}

/** Reads the mode and the choice from `<html>`, where the colour-mode script has set them. */
export function readColourMode(): { mode: ColourMode; choice: ColourModeChoice } {
  const { theme, themeChoice } = document.documentElement.dataset;
  const choice =
    themeChoice === 'dark' || themeChoice === 'light' || themeChoice === 'system' ? themeChoice : defaultChoice();
  return { mode: theme === 'dark' ? 'dark' : 'light', choice };
}

const listeners = new Set<() => void>();

function apply(choice: ColourModeChoice): void {
  const mode = effectiveMode(choice);
  const root = document.documentElement;
  if (root.dataset.theme === mode && root.dataset.themeChoice === choice) return;
  root.dataset.theme = mode;
  root.dataset.themeChoice = choice;
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', mode);
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', site.theme.background[mode]);
  for (const listener of [...listeners]) listener();
}

/** Applies and stores a choice; `system` removes the stored one. */
export function chooseColourMode(choice: ColourModeChoice): void {
  writeItem(storageKeys.colourMode, choice === 'system' ? null : choice);
  apply(choice);
}

/**
 * Notifies when the mode or the choice changes, also in another tab or by the system. Returns the unsubscribe function.
 */
export function onColourModeChange(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) connect();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) disconnect();
  };
}

let disconnect = (): void => undefined;

function connect(): void {
  const followTabs = onItemChange(storageKeys.colourMode, (stored) => {
    apply(parseChoice(stored) ?? defaultChoice());
  });
  const system = window.matchMedia(systemQuery);
  const followSystem = (): void => {
    if (readColourMode().choice === 'system') apply('system');
  };
  system.addEventListener('change', followSystem);
  disconnect = () => {
    followTabs();
    system.removeEventListener('change', followSystem);
  };
}
