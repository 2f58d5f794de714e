import { InternalConfigurationError } from '../../../node/errors';

describe('InternalConfigurationError', () => {
  it('ERR-12 names what is missing, where it is named, and what exists, sorted', () => {
    const error = new InternalConfigurationError('sidebar', 'mainSidebar', new Set(['b', 'a']), 'src/x.ts');
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('InternalConfigurationError');
    expect(error.message).toBe(
      'Internal configuration error: src/x.ts names the sidebar "mainSidebar", which does not exist. Available: a, b.',
    );
  });

  it('ERR-12 says so when nothing exists', () => {
    expect(new InternalConfigurationError('docs version', 'v1', [], 'x').message).toMatch(/Available: \(none\)\.$/);
  });
});
