/** What a server was sent. */
export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

interface RunningServer {
  url: string;
  requests: SeenRequest[];
  hang(): void;
  close(): Promise<void>;
}

type Records = Map<string, Map<string, unknown>>;

export const writeKey: string;
export const searchKey: string;
export function startAlgolia(
  port?: number,
): Promise<RunningServer & { indexes: Records; settings: Map<string, unknown> }>;
export function startMeilisearch(): Promise<RunningServer & { indexes: Records; settings: Map<string, unknown> }>;
export function startTypesense(): Promise<
  RunningServer & { collections: Records; aliases: Map<string, string>; schemas: Map<string, unknown> }
>;
