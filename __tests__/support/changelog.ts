import { changelog as defined } from '../../src/shared/changelog';

if (defined === null) throw new Error('Expected a changelog in site/site.ts.');

/** The changelog of this site. */
export const changelog = defined;
