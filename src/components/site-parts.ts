/** The parts of the site that React draws. Only here the components read `site/`. */
export { aboveText } from '../../site/above-text';
export { Home } from '../../site/home/Home';

/** Loads the components for writers that only this site has, by their names. */
export const loadComponents = () => import('../../site/components');
