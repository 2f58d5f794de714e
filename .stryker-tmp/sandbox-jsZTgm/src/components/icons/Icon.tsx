import type { ReactNode } from 'react';
import { iconPaths } from './icon-paths';
import type { IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon, hidden from assistive technology. */
export function Icon({ name, size = 20, className }: IconProps): ReactNode {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
