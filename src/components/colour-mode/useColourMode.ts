import { useSyncExternalStore } from 'react';
import { settings } from '../../shared/settings';
import type { ColourMode } from '../../shared/settings';
import { onColourModeChange, readColourMode } from './colour-mode';
import type { ColourModeChoice } from './colour-mode';

/** The colour mode in effect, as a pair that React can compare: `dark/system`. */
function snapshot(): `${ColourMode}/${ColourModeChoice}` {
  const { mode, choice } = readColourMode();
  return `${mode}/${choice}`;
}

const serverSnapshot = (): `${ColourMode}/${ColourModeChoice}` =>
  `${settings.colourMode.defaultMode}/${settings.colourMode.respectSystem ? 'system' : settings.colourMode.defaultMode}`;

/** The mode in effect and the reader's choice. The server knows the default only: CSS hangs on `<html>` instead. */
export function useColourMode(): { mode: ColourMode; choice: ColourModeChoice } {
  const [mode, choice] = useSyncExternalStore(onColourModeChange, snapshot, serverSnapshot).split('/');
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    choice: choice === 'dark' || choice === 'system' ? choice : 'light',
  };
}
