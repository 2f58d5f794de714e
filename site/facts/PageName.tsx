import type { ReactNode } from 'react';
import { SiteLink } from 'help-portal/components';
import type { NamedPage } from './figure';

/** A name that links to its page, if it has one. */
export function PageName({ name, page }: NamedPage): ReactNode {
  return page === null ? name : <SiteLink to={page}>{name}</SiteLink>;
}
