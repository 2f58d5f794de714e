import { resolve } from 'node:path';
import { requireSource } from '../node/gatsby/require-source.cjs';

const root = resolve(import.meta.dirname, '..');

/**
 * Loads a TypeScript file of this repository, wherever the script runs.
 * @param {string} file relative to the repository
 * @returns {unknown}
 */
export const loadSource = (file) => requireSource(resolve(root, file));
