import type { Context } from 'react';

/** What the types leave out of Gatsby's own copy of the router, which its bundler puts behind this name. */
declare module '@reach/router' {
  interface History {
    _onTransitionComplete: () => void;
  }
  export const LocationContext: Context<{ location: globalThis.Location }>;
}
