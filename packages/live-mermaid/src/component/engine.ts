/** What the component takes of the engine. */
export { loadOnce } from '../../../../src/browser/load';
export { useColourMode } from '../../../../src/components/colour-mode/useColourMode';
