import { embeddedProvider } from '../../provider-name';
import type { ProviderDescriptor } from '../descriptor';

/** The index of the site itself, searched in the reader's browser. */
export const embedded: ProviderDescriptor = { name: embeddedProvider, requiredVariables: [], hosts: () => [] };
