import type { Records, RunningServer } from '../../../__tests__/support/search/servers.mjs';

export function startTypesense(): Promise<RunningServer & { collections: Records; aliases: Map<string, string> }>;
