import type { Redirect } from '../../content/data/redirects';
import type { PolicyInput } from './policy';

/** Input for hosts that support patterns and so need no list of files. */
export interface HostInput extends PolicyInput {
  /** Base path, `''` or `/x`. */
  pathPrefix?: string | undefined;
  redirects: readonly Redirect[];
  /** Files in the output that must not be served. */
  privateFiles: readonly string[];
}
