import type { SearchShell } from './shell';

/** An overlay that is shown in the shell. */
export interface OverlayHandle {
  /** Handles Escape; false if there is nothing left to close but search itself. */
  escape: () => boolean;
  query: () => string;
  unmount: () => void;
}

export interface MountOptions {
  shell: SearchShell;
  /** Whether the query is a question to be answered at once. */
  asks?: boolean | undefined;
  onDismiss: () => void;
  /** Called when a hit was opened in this tab. */
  onChosen: () => void;
}

/** Renders an overlay into the shell. Its field takes over the text, the selection and the focus of the shell's. */
export type MountOverlay = (options: MountOptions) => OverlayHandle;
