/** The types of `roots.cjs`, which compilers of a site do not read. */
export const engineRoot: string;
export const siteRoot: string;
export const isOwnSite: boolean;
export const engineFiles: RegExp;
export const requireFromEngine: NodeJS.Require;
export function fileOfPackage(name: string, file: string): string;
