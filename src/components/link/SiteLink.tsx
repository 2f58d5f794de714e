import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isExternal } from '../../shared/paths';
import { navigationWords } from '../../shared/words/navigation';
import { Icon } from '../icons/Icon';
import { withPrefix } from '../../navigation/prefix';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Declared path of this site, or an external URL. */
  to: string;
  /** Whether to mark external links with an icon. */
  externalIcon?: boolean;
  children?: ReactNode;
}

/** A plain anchor, handled by `src/navigation`. External links open in a new tab. */
export function SiteLink({ to, externalIcon = false, children, ...rest }: SiteLinkProps): ReactNode {
  if (!isExternal(to)) {
    return (
      <a href={withPrefix(to)} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      {externalIcon ? <Icon name="external-link" size={13} className="external-icon" /> : null}
      <span className="visually-hidden">{` ${navigationWords.opensInNewTab}`}</span>
    </a>
  );
}
