import type { ReactNode } from 'react';
import { InternalConfigurationError } from '../../shared/configuration-error';
import type { DocPageContext } from '../../shared/page-context';
import { pageWords } from '../../shared/words/page';
import { Main } from '../layout/Main';

/**
 * Stands for a page whose document is not in the content graph. While the site is developed, its file has been renamed or
 * deleted, and the page is back as soon as the file is.
 */
export function MissingDoc({ id, area }: DocPageContext): ReactNode {
  if (process.env.NODE_ENV !== 'development') {
    const available = 'GraphiQL lists those that do: { allDoc { nodes { id docId path } } }.';
    throw new InternalConfigurationError('document', id, `a page of the area "${area}"`, available);
  }
  return (
    <Main>
      <h1>{pageWords.missingTitle}</h1>
      <p>{pageWords.missing}</p>
    </Main>
  );
}
