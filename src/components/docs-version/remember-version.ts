import { docsVersion, storageKeys } from '../../shared/constants';
import { docsArea } from '../../shared/docs-area';
import { isBelowPath } from '../../shared/paths';
import { readItem, writeItem } from '../browser/storage';

/** The areas as Docusaurus names them in storage: the documentation is the default one. */
const instances = [
  { id: 'default', basePath: docsArea.basePath },
  { id: 'guides', basePath: '/guides' },
] as const;

/**
 * Stores the version of the area that is being read (DVR-02): with one version there is nothing to choose, but the choice
 * is there for the day on which there are two. A version that the site does not have is forgotten.
 */
export function rememberVersion(path: string): void {
  for (const { id, basePath } of instances) {
    const key = storageKeys.docsVersion + id;
    const stored = readItem(key);
    if (stored === docsVersion.name) continue;
    if (isBelowPath(path, basePath)) writeItem(key, docsVersion.name);
    else if (stored !== null) writeItem(key, null);
  }
}
