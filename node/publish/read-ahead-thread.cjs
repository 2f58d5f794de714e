const path = require('node:path');
const { workerData } = require('node:worker_threads');
const { requireSource } = require('../gatsby/require-source.cjs');

/** @typedef {typeof import('./read-pages-back')} ReadPagesBack */

const { readPagesBack } = /** @type {ReadPagesBack} */ (requireSource(path.join(__dirname, 'read-pages-back.ts')));

readPagesBack(workerData);
