declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

/** Set by Gatsby's bundler. */
declare const __PATH_PREFIX__: string | undefined;
