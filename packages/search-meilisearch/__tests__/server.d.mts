import type { Records, RunningServer } from '../../../__tests__/support/search/servers.mjs';

export function startMeilisearch(): Promise<RunningServer & { indexes: Records; settings: Map<string, unknown> }>;
