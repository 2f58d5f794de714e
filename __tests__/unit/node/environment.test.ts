import { readEnvironment } from '../../../node/environment';

describe('readEnvironment', () => {
  it('has defaults, also for empty values', () => {
    const defaults = { SITE_URL: 'http://localhost:9000', PATH_PREFIX: '' };
    expect(readEnvironment({})).toEqual(defaults);
    expect(readEnvironment({ SITE_URL: '', PATH_PREFIX: '' })).toEqual(defaults);
  });

  it('takes an address without final slash and a base path', () => {
    expect(readEnvironment({ SITE_URL: 'https://help.example.com/', PATH_PREFIX: '/a/b' })).toEqual({
      SITE_URL: 'https://help.example.com',
      PATH_PREFIX: '/a/b',
    });
  });

  it.each([
    [{ SITE_URL: 'help.example.com' }, 'SITE_URL'],
    [{ SITE_URL: 'ftp://help.example.com' }, 'SITE_URL'],
    [{ PATH_PREFIX: 'x' }, 'PATH_PREFIX'],
    [{ PATH_PREFIX: '/x/' }, 'PATH_PREFIX'],
    [{ DEVELOPER_SITE_URL: 'nowhere' }, 'DEVELOPER_SITE_URL'],
    [{ CHECK_STRICT: 'true' }, 'CHECK_STRICT'],
  ])('refuses %j in one line that names it', (source, name) => {
    expect(() => readEnvironment(source)).toThrow(
      new RegExp(`^The environment is not usable: ${name}: .*\\.env\\.example\\.$`),
    );
  });

  it('names all unusable values together', () => {
    expect(() => readEnvironment({ SITE_URL: 'x', PATH_PREFIX: 'y' })).toThrow(/SITE_URL.*PATH_PREFIX/);
  });
});
