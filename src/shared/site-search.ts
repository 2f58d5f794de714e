/** The site's settings of search, apart from the definition, which every page loads. Only here the engine reads them. */
export { search as searchSettings } from 'site/search';
