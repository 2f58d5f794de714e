import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const packed = join(import.meta.dirname, '../engine.json');

const require = createRequire(import.meta.url);

/** The engine's package.json in its repository; a copy of it, which `npm pack` makes, elsewhere. */
const engine = /** @type {Package} */ (require(existsSync(packed) ? packed : '../../../package.json'));

/**
 * @typedef {object} Package
 * @property {Record<string, string>} devDependencies
 * @property {Record<string, unknown>} overrides
 * @property {Record<string, boolean>} allowScripts
 */

/** @param {string} name */
const version = (name) => engine.devDependencies[name] ?? '*';

const overrides = {
  sharp: engine.overrides.sharp,
  react: '$react',
  'react-dom': '$react-dom',
  'node-fetch@2': engine.overrides['node-fetch@2'],
};

/** The versions that the engine is tested with, and what npm must be told for Gatsby, by their marks in the template. */
export const versions = {
  __GATSBY__: version('gatsby'),
  __REACT__: version('react'),
  __REACT_DOM__: version('react-dom'),
  __TYPES_NODE__: version('@types/node'),
  __TYPES_REACT__: version('@types/react'),
  __TYPES_REACT_DOM__: version('@types/react-dom'),
  __TYPESCRIPT__: version('typescript'),
  '"__OVERRIDES__"': JSON.stringify(overrides),
  '"__ALLOW_SCRIPTS__"': JSON.stringify(engine.allowScripts),
};
