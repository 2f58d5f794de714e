/** What the values of this package take of the engine: neither the build nor the browser. */
export { mainArea } from '../../../../src/shared/areas';
