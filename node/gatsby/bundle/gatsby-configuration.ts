/**
 * The parts of Gatsby's webpack configuration that Rspack takes over.
 * @reach gatsby: the first of `externals` maps modules of Node to requests, and a `DefinePlugin` has values in `definitions`;
 *   the build stops, or scripts end with a ReferenceError: every build and browser test
 */
export interface GatsbyConfiguration {
  /** Which bundle: of the browser or the HTML renderer, for a build or for development. */
  name: 'build-javascript' | 'build-html' | 'develop' | 'develop-html';
  context: string;
  entry: Record<string, string>;
  output: Record<string, unknown>;
  resolve: { alias: Record<string, string | string[]>; extensions: string[] };
  resolveLoader: { modules: string[]; alias?: Record<string, string> };
  plugins: GatsbyPlugin[];
  externals?: unknown[];
  cache: { version?: string; cacheLocation: string };
}

/** A webpack plugin of Gatsby's; `definitions` are those of a `DefinePlugin`. */
export interface GatsbyPlugin {
  constructor: { name: string };
  definitions?: Record<string, string>;
  apply: (compiler: unknown) => void;
}

/** Whether a bundle is that of the HTML renderer. */
export function isForServer({ name }: Pick<GatsbyConfiguration, 'name'>): boolean {
  return name.endsWith('-html');
}

/** Whether a bundle is for development, where changes show without a reload. */
export function isForDevelopment({ name }: Pick<GatsbyConfiguration, 'name'>): boolean {
  return name.startsWith('develop');
}
