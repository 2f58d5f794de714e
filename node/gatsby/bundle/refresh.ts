import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { RspackOptions } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

/**
 * Returns what shows a change without a reload, and an error in Gatsby's overlay instead of the page.
 * @reach gatsby: `dist/utils/fast-refresh-module` shows errors, and tells its overlay; errors of development are in the
 *   terminal only: `develop.test.ts`
 * @reach @pmmmwh/react-refresh-webpack-plugin: its `client/ErrorOverlayEntry` listens to what is compiled and thrown, through
 *   two modules that are provided to it; errors of development are in the terminal only: `develop.test.ts`
 */
export function refreshPlugins(): NonNullable<RspackOptions['plugins']> {
  const { resolve } = createRequire(createRequire(__filename).resolve('gatsby/package.json'));
  const plugin = path.dirname(resolve('@pmmmwh/react-refresh-webpack-plugin/package.json'));
  return [
    new rspack.HotModuleReplacementPlugin(),
    new ReactRefreshRspackPlugin(),
    new rspack.ProvidePlugin({
      __react_refresh_error_overlay__: resolve('gatsby/dist/utils/fast-refresh-module'),
      __react_refresh_socket__: path.join(plugin, 'sockets/WHMEventSource.js'),
    }),
    // Browsers that need one are too old for these pages.
    new rspack.DefinePlugin({ __react_refresh_polyfill_url__: JSON.stringify(false) }),
    new rspack.EntryPlugin(path.resolve('.'), path.join(plugin, 'client/ErrorOverlayEntry.js'), { name: undefined }),
  ];
}
