/**
 * The site's definition. Only here the rooms of `src` and the build read `site/`; a bundle gets only the modules that it
 * uses.
 */
export { assistants } from '../../site/assistants';
export { search as searchSettings } from '../../site/search';
export { site } from '../../site/site';
