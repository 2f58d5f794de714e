import { renderHtaccess } from './apache';
import type { HeadersInput } from './headers-file';
import { renderHeaders } from './headers-file';
import type { HostInput } from './host-input';
import { renderNginx } from './nginx';
import { privateFiles } from './private-files.cjs';
import { renderRedirects } from './redirects-file';

/** Input of all host files. */
type HostFilesInput = HeadersInput & Omit<HostInput, 'privateFiles'>;

/** Renders all host files, by name in the output, from one definition of headers, cache rules and redirects. */
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
