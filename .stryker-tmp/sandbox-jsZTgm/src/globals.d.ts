declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

declare module '*.css';

/** The minified text of the one function that a module exports; `node/gatsby/inline-script.cjs` makes it. */
declare module '!!inline-script!*' {
  const source: string;
  export default source;
}

/** Set by Gatsby's bundler. */
declare const __PATH_PREFIX__: string | undefined;
