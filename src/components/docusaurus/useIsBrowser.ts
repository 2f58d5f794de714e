export { useHydrated as default } from '../../browser/useHydrated';
