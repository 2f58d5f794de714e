import path from 'node:path';
import { engineRoot, siteRoot } from '../base/roots.cjs';

/** A loader of webpack or Rspack with its options. */
interface StyleLoader {
  loader: string;
  options?: object;
}

/**
 * Returns the loaders of CSS modules as imported components need them, which know nothing of this site: `import styles`
 * and `import * as styles` mean all class names, and a class may be called `.delete`. ES modules could not export that.
 * @param use loaders of the site's own modules
 */
export function foreignStyles<Loader extends StyleLoader>(
  use: readonly Loader[],
): { exclude: string[]; use: Loader[] } {
  return {
    exclude: [path.join(engineRoot, 'src'), path.join(engineRoot, 'defaults'), path.join(siteRoot, 'site')],
    use: use.map(asCommonJs),
  };
}

function asCommonJs<Loader extends StyleLoader>(item: Loader): Loader {
  if (!/[\\/]css-loader[\\/]|css-?extract/i.test(item.loader)) return item;
  const { modules = {} } = (item.options ?? {}) as { modules?: object };
  return { ...item, options: { ...item.options, esModule: false, modules: { ...modules, namedExport: false } } };
}
