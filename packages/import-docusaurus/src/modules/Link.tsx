import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SiteLink } from './engine';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Declared path of this site, or an external URL. `href` means the same. */
  to?: string;
}

/** Docusaurus's link. Takes `to` or `href`; what else Docusaurus takes for routing has no effect. */
export default function Link({ to, href = '', ...rest }: LinkProps): ReactNode {
  return <SiteLink to={to ?? href} {...rest} />;
}
