import { renderHtaccess } from './apache';
import type { HeadersInput } from './headers-file';
import { renderHeaders } from './headers-file';
import type { HostInput } from './host-input';
import { renderNginx } from './nginx';
import { renderRedirects } from './redirects-file';

/** Everything that a host is told about the built files. */
type HostFilesInput = HeadersInput & Omit<HostInput, 'privateFiles'>;

/** Names of the files in the output that no host should hand out. */
export const privateFiles = ['.complete', '.htaccess', '_headers', '_nginx.conf', '_redirects'] as const;

/** Name in the output → text, from one definition of headers, cache rules and redirects. */
export function renderHostFiles({ files, ...input }: HostFilesInput): Record<string, string> {
  const host = { ...input, privateFiles };
  return {
    _headers: renderHeaders({ ...input, files: files.filter((file) => !isPrivate(file)) }),
    _redirects: renderRedirects(input.redirects, input.pathPrefix),
    '_nginx.conf': renderNginx(host),
    '.htaccess': renderHtaccess(host),
  };
}

function isPrivate(file: string): boolean {
  return privateFiles.some((name) => file === `/${name}`);
}
