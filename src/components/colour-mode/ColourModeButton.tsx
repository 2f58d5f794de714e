import { useState } from 'react';
import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { useHydrated } from '../../browser/useHydrated';
import { Icon } from '../icons/Icon';
import { chooseColourMode, nextChoice } from './colour-mode';
import type { ColourModeChoice } from './colour-mode';
import { useColourMode } from './useColourMode';
import * as styles from './ColourModeButton.module.css';

const names: Record<ColourModeChoice, string> = {
  light: navigationWords.lightMode,
  dark: navigationWords.darkMode,
  system: navigationWords.systemMode,
};

/**
 * Switches the colour mode. Disabled before hydration; CSS shows the right icon from the first paint, because the mode
 * is set on `<html>`.
 */
export function ColourModeButton(): ReactNode {
  const { choice } = useColourMode();
  const hydrated = useHydrated();
  const [announcement, setAnnouncement] = useState('');
  const { canSwitch, respectSystem } = site.colourMode;
  if (!canSwitch) return null;
  const click = (): void => {
    const next = nextChoice(choice, respectSystem);
    chooseColourMode(next);
    setAnnouncement(navigationWords.switchedColourMode(names[next]));
  };
  return (
    <>
      <button
        type="button"
        className={`${styles.button ?? ''} icon-button needs-script`}
        disabled={!hydrated}
        title={names[choice]}
        aria-label={navigationWords.switchColourMode(names[choice])}
        onClick={click}
      >
        {respectSystem && choice === 'system' ? (
          <Icon name="sun-moon" />
        ) : (
          <>
            <Icon name="sun" className="only-light" />
            <Icon name="moon" className="only-dark" />
          </>
        )}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {announcement}
      </span>
    </>
  );
}
