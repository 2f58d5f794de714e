import { checkSettings } from '../../../../node/base/check-settings';
import { secretNames } from '../../../../scripts/test/secrets.mjs';
import { hideSecrets, readEnvironment, readOrDefault } from '../../../../node/base/environment';

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
    [{ SITE_URL: 'https://help.example.com/base' }, 'SITE_URL'],
    [{ SITE_URL: 'https://help.example.com/?a' }, 'SITE_URL'],
    [{ PATH_PREFIX: 'x' }, 'PATH_PREFIX'],
    [{ PATH_PREFIX: '/über uns' }, 'PATH_PREFIX'],
    [{ PATH_PREFIX: '/x/' }, 'PATH_PREFIX'],
    [{ DEVELOPER_SITE_URL: 'nowhere' }, 'DEVELOPER_SITE_URL'],
    [{ CHECK_STRICT: 'true' }, 'CHECK_STRICT'],
  ])('refuses %j in one line that names it', (source, name) => {
    expect(() => readEnvironment(source)).toThrow(
      new RegExp(`^The environment is invalid: ${name}: .*[Ee]xpected .*\\.env\\.example\\.$`),
    );
  });

  it('names all unusable values together', () => {
    expect(() => readEnvironment({ SITE_URL: 'x', PATH_PREFIX: 'y' })).toThrow(/SITE_URL.*PATH_PREFIX/);
  });
});

describe('settings that cannot be used', () => {
  const before = process.env;
  afterEach(() => {
    process.env = before;
  });

  it('leave the defaults to the configuration, in which Gatsby loses exceptions', () => {
    process.env = { SITE_URL: 'x', PATH_PREFIX: '/a' };
    expect(readOrDefault(readEnvironment)).toEqual(readEnvironment({}));
    process.env = { PATH_PREFIX: '/a' };
    expect(readOrDefault(readEnvironment)).toMatchObject({ PATH_PREFIX: '/a' });
  });

  it('are named together, a line each, before anything is built', () => {
    const faults = checkSettings({
      SITE_URL: 'x',
      GATSBY_FORM_ID: 'a',
      GATSBY_FORM_ENDPOINT: 'y',
      GATSBY_SEARCH_PROVIDER: 'z',
    });
    expect(faults).toEqual([
      expect.stringContaining('SITE_URL'),
      expect.stringContaining('GATSBY_FORM_ENDPOINT'),
      expect.stringContaining('GATSBY_SEARCH_PROVIDER'),
    ]);
    expect(checkSettings({})).toEqual([]);
  });
});

describe('hideSecrets', () => {
  it('takes the keys that only scripts need out of the environment, and nothing else', () => {
    const secrets = Object.fromEntries(secretNames.map((name) => [name, 'secret']));
    expect(secrets).toHaveProperty('SEARCH_WRITE_KEY');
    jest.replaceProperty(process, 'env', { ...secrets, GATSBY_SEARCH_KEY: 'public' });
    hideSecrets();
    expect(process.env).toEqual({ GATSBY_SEARCH_KEY: 'public' });
  });
});
