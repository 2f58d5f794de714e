import type { ImgHTMLAttributes, ReactNode } from 'react';

interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  /** Addresses of the image in each colour mode. */
  sources: { light: string; dark: string };
}

/** An image for each colour mode; styles show one. */
export default function ThemedImage({ sources, alt = '', className = '', ...rest }: ThemedImageProps): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img key={mode} src={sources[mode]} alt={alt} className={`only-${mode} ${className}`} {...rest} />
  ));
}
