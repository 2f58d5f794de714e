import path from 'node:path';

/** A rule of webpack and of Rspack. */
interface StyleRule {
  test: RegExp;
  exclude: string[];
  enforce: 'pre' | 'post';
  use: { loader: string }[];
}

/** Returns what both bundlers do with CSS modules of imported components, which know nothing of this site. */
export function foreignStyles(): StyleRule[] {
  const loaders = [
    ['pre', 'safe-class-names.cjs'],
    ['post', 'default-styles.cjs'],
  ] as const;
  return loaders.map(([enforce, loader]) => ({
    test: /\.module\.css$/,
    exclude: [path.resolve('src'), path.resolve('site')],
    enforce,
    use: [{ loader: path.resolve('node/gatsby', loader) }],
  }));
}
