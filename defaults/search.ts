import { defineSearch } from 'help-portal/search';
import type { ProviderDescriptor } from 'help-portal/search';

/** What search suggests, and how much it shows. */
export const search = defineSearch({});

/** Search services that this site may use besides its own index and Algolia. */
export const providers: readonly ProviderDescriptor[] = [];
