import type { ReactNode } from 'react';
import { SiteLink } from '../../src/components/link/SiteLink';
import type { NamedPage } from './figure';

/** A name that links to its page, if it has one. */
export function PageName({ name, page }: NamedPage): ReactNode {
  return page === null ? name : <SiteLink to={page}>{name}</SiteLink>;
}
