import { defineContent } from 'help-portal/content';

/** What the content of this site may hold beyond that of every site. */
export const content = defineContent({});
