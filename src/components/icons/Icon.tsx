import type { ReactNode } from 'react';
import { iconPaths } from './icon-paths';
import type { IconName } from './icon-paths';

type IconProps = { name: IconName; path?: undefined } | { path: string; name?: undefined };

interface IconLook {
  /** Width and height in pixels. */
  size?: number;
  className?: string | undefined;
}

/** A decorative icon, by name or as one path on a 24 by 24 grid, hidden from assistive technology. */
export function Icon({ name, path, size = 20, className }: IconProps & IconLook): ReactNode {
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
      <path d={path ?? iconPaths[name]} />
    </svg>
  );
}
