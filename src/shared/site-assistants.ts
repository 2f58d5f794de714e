/** The site's assistants, apart from the definition, which every page loads. Only here the engine reads them. */
export { assistants } from 'site/assistants';
