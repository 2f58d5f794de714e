/** The parts of the site that React draws, but for the home page. Only here the components read `site/`. */
export { aboveText } from 'site/above-text';

/** Loads the components for writers that only this site has, by their names. */
export const loadComponents = () => import(/* webpackChunkName: "island-site" */ 'site/components');
