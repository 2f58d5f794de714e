/**
 * Cycles, type imports included, but for those with an import at run time: a site's settings may load a package, which imports
 * the engine, which reads the settings. And what build code may reach of search. Who else may import whom is in
 * scripts/lint/folders.mjs.
 */
export default {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    {
      name: 'build-knows-descriptors',
      comment: 'Build code reads the registry of search providers and their descriptors, nothing that searches.',
      severity: 'error',
      from: { path: '^node/' },
      to: {
        path: '^src/search/',
        pathNot: '^src/search/providers/(index|[^/]+/descriptor)[.]ts$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
