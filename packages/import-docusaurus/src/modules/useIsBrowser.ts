export { useHydrated as default } from './engine';
