import { renderHtaccess } from './apache';
import type { HeadersInput } from './headers-file';
import { renderHeaders } from './headers-file';
import type { HostInput } from './host-input';
import { renderNginx } from './nginx';
import names from './private-files.json';
import { renderRedirects } from './redirects-file';

/** Input of all host files. */
type HostFilesInput = HeadersInput & Omit<HostInput, 'privateFiles'>;

/**
 * Files in the output that hosts must not serve. Two are of Gatsby, which reads them in the next build.
 * @reach gatsby: leaves only these two files of its own in the output; hosts and `npm run serve` serve a new one;
 *   nothing tests it
 */
export const privateFiles: readonly string[] = names;

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
