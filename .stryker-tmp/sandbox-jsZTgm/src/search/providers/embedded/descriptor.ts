import { embeddedProvider } from '../../provider-name';
import type { ProviderDescriptor } from '../descriptor';

/** The site's own index, searched in the browser. */
export const embedded: ProviderDescriptor = { name: embeddedProvider, requiredVariables: [], hosts: () => [] };
