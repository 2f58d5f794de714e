/** Gatsby's page loader, which has no types; the alias is set in `node/gatsby/webpack.ts`. */
declare module 'gatsby-loader' {
  interface LoadedEntry {
    status?: string;
    notFound?: boolean;
  }

  interface DataRequest {
    pagePath: string;
    retries?: number;
    internalServerError?: true;
  }

  export class BaseLoader {
    readonly pageDb: Map<string, LoadedEntry>;
    readonly pageDataDb: Map<string, LoadedEntry>;
    constructor(loadComponent: (name: string) => Promise<unknown>, matchPaths: readonly object[]);
    memoizedGet(url: string): Promise<object>;
    fetchPageDataJson: (this: BaseLoader, request: DataRequest) => Promise<object>;
    loadAppData: (this: BaseLoader, retries?: number) => Promise<unknown>;
    loadPage: (this: BaseLoader, path: string) => Promise<unknown>;
  }
}
