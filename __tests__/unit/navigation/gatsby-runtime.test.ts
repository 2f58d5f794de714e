import { readFileSync } from 'node:fs';
import { globalHistory, LocationContext } from '@reach/router';

describe('what Gatsby’s runtime keeps to itself', () => {
  it('is where it was: the loader, with a function for a page', () => {
    const loader = readFileSync('node_modules/gatsby/cache-dir/loader.js', 'utf8');
    expect(loader).toMatch(/export const publicLoader = \{[^}]*\bloadPage:/);
    const app = readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8');
    expect(app).toContain('window.___loader = publicLoader');
    expect(app).toContain('window.___webpackCompilationHash');
  });

  it('is where it was: the router, with a history that is told of transitions', () => {
    expect(LocationContext).toBeDefined();
    expect(globalHistory._onTransitionComplete).toBeInstanceOf(Function);
    expect(globalHistory.listen).toBeInstanceOf(Function);
  });
});
