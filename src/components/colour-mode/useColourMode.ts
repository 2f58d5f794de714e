import { useSyncExternalStore } from 'react';
import { site } from '../../shared/site';
import type { ColourMode } from '../../shared/site-definition';
import { onColourModeChange, readColourMode } from './colour-mode';
import type { ColourModeChoice } from './colour-mode';

/** Returns mode and choice as one string, such as `dark/system`, because React compares snapshots by identity. */
function snapshot(): `${ColourMode}/${ColourModeChoice}` {
  const { mode, choice } = readColourMode();
  return `${mode}/${choice}`;
}

const serverSnapshot = (): `${ColourMode}/${ColourModeChoice}` =>
  `${site.colourMode.defaultMode}/${site.colourMode.respectSystem ? 'system' : site.colourMode.defaultMode}`;

/** Returns the mode and the reader's choice. The server only knows the default, so styles must depend on `<html>`. */
export function useColourMode(): { mode: ColourMode; choice: ColourModeChoice } {
  const [mode, choice] = useSyncExternalStore(onColourModeChange, snapshot, serverSnapshot).split('/');
  return {
    mode: mode === 'dark' ? 'dark' : 'light',
    choice: choice === 'dark' || choice === 'system' ? choice : 'light',
  };
}
