import type { ReactNode } from 'react';
import { site } from '../../shared/site';
import { withPrefix } from '../../navigation/prefix';

/**
 * The logo for both colour modes; CSS shows the right one. The dark one is lazy, so that it is never loaded in light
 * mode. `decorative` gives it an empty alt text.
 */
export function Logo({ place, decorative = false }: { place: 'header' | 'footer'; decorative?: boolean }): ReactNode {
  const { light, dark, width, height } = site.logo[place];
  const alt = decorative ? '' : site.logo.alt;
  const loading = place === 'footer' ? 'lazy' : undefined;
  return (
    <>
      <img className="only-light" src={withPrefix(light)} width={width} height={height} alt={alt} loading={loading} />
      <img className="only-dark" src={withPrefix(dark)} width={width} height={height} alt={alt} loading="lazy" />
    </>
  );
}
