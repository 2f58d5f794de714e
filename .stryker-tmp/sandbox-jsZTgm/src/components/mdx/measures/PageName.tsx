import type { ReactNode } from 'react';
import { SiteLink } from '../../link/SiteLink';

/** A name that links to its page, if it has one. */
export function PageName({ name, page }: { name: string; page: { path: string } | null }): ReactNode {
  return page ? <SiteLink to={page.path}>{name}</SiteLink> : name;
}
