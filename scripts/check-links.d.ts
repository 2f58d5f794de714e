/** Its option `concurrency` (8) must not be set: 3.0.1 hands it to `got`, which refuses it. */
declare module 'check-links' {
  export function checkLinks(
    urls: readonly string[],
    options: { timeout: { request: number } },
  ): Promise<Record<string, { status: 'alive' | 'dead' | 'invalid'; statusCode?: number }>>;
}
