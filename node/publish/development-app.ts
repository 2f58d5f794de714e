import type { IncomingMessage } from 'node:http';

/** The part of the development server's app that is used here; Gatsby has no type for it. */
export interface DevelopmentApp {
  use: (
    handle: (request: DevelopmentRequest, response: DevelopmentResponse, next: (reason?: unknown) => void) => void,
  ) => void;
}

/** The part of its response that is used here. */
export interface DevelopmentResponse {
  set: (headers: Record<string, string>) => DevelopmentResponse;
  send: (text: string) => void;
}

/** A request with the path of its address. */
export type DevelopmentRequest = IncomingMessage & { path: string };
