/** Gatsby in component tests: queries give nothing until a test says what, links are plain anchors. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';

export const graphql = jest.fn();
export const useStaticQuery = jest.fn();
export const navigate = jest.fn(() => Promise.resolve());
export const prefetchPathname = jest.fn();
export const withPrefix = (path: string): string => path;
export const withAssetPrefix = withPrefix;

export function Link({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }): ReactNode {
  return <a href={to} {...rest} />;
}

export function Script({ children }: { children?: ReactNode }): ReactNode {
  return children ?? null;
}

export function Slice(): null {
  return null;
}
