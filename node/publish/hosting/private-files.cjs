/**
 * Files in the output that hosts must not serve. Two are of Gatsby, which reads them in the next build.
 * @reach gatsby: leaves only these two files of its own in the output; hosts and `npm run serve` serve a new one:
 *   `site/reaches.test.ts`
 */
exports.privateFiles = [
  '.complete',
  '.htaccess',
  '_headers',
  '_nginx.conf',
  '_redirects',
  'chunk-map.json',
  'webpack.stats.json',
];
