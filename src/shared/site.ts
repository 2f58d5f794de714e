/** The site's definition. Only here the engine reads it. */
export { site } from 'site/site';
