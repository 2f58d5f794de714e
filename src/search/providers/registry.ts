import { providers as ofSite } from 'site/search';
import { algolia } from './algolia/descriptor';
import type { ProviderDescriptor } from './descriptor';
import { embedded } from './embedded/descriptor';

/** The providers of the engine, and those that the site names. */
export const providers: readonly ProviderDescriptor[] = [embedded, algolia, ...ofSite];
