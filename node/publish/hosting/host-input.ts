import type { Redirect } from '../../pages/redirects';
import type { PolicyInput } from './policy';

/** What a host with patterns of its own is told: it needs no list of files. */
export interface HostInput extends PolicyInput {
  /** Base path, `''` or `/x`. */
  pathPrefix?: string | undefined;
  redirects: readonly Redirect[];
  /** Files of the output that are for hosts, not for readers. */
  privateFiles: readonly string[];
}
