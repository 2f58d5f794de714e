import { checkSearchVariables } from '../../../../node/base/search-variables';
import { readSearchService } from '../../../../src/search/providers/index';
import { readPushTarget } from '../../../../src/search/providers/push';
import { readAnswerMode, readAssistantUrl } from '../../../../src/shared/search-variables';

jest.mock('../../../../site/search', () => ({
  providers: [
    {
      name: 'own',
      requiredVariables: ['GATSBY_SEARCH_HOSTS', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX'],
      hosts: () => [],
      pushModule: 'own/push.ts',
    },
  ],
}));

const algolia = {
  GATSBY_SEARCH_PROVIDER: 'algolia',
  GATSBY_SEARCH_APP_ID: 'APP',
  GATSBY_SEARCH_KEY: 'key',
  GATSBY_SEARCH_INDEX: 'docs',
};

describe('variables of search', () => {
  it('SRQ-10 mean the index of the site itself when none is set', () => {
    const embedded = { provider: 'embedded', index: 'docs', appId: '', key: '', hosts: [] };
    expect(readSearchService({})).toEqual(embedded);
    expect(readSearchService({ GATSBY_SEARCH_PROVIDER: '', GATSBY_SEARCH_KEY: ' ' })).toEqual(embedded);
  });

  it('SRQ-09 name the service, which may be one that the site brings', () => {
    expect(readSearchService(algolia)).toEqual({
      provider: 'algolia',
      appId: 'APP',
      key: 'key',
      index: 'docs',
      hosts: [],
    });
    expect(
      readSearchService({
        GATSBY_SEARCH_PROVIDER: 'own',
        GATSBY_SEARCH_KEY: 'k',
        GATSBY_SEARCH_INDEX: 'i',
        GATSBY_SEARCH_HOSTS: 'a.example/, http://b.example:8108',
      }),
    ).toEqual({
      provider: 'own',
      appId: '',
      key: 'k',
      index: 'i',
      hosts: ['https://a.example', 'http://b.example:8108'],
    });
  });

  it('tell the push to the service of a site where its code is', () => {
    expect(
      readPushTarget({
        GATSBY_SEARCH_PROVIDER: 'own',
        GATSBY_SEARCH_INDEX: 'i',
        GATSBY_SEARCH_HOSTS: 'a.example',
        SEARCH_WRITE_KEY: 'w',
      }),
    ).toMatchObject({ service: { provider: 'own', key: 'w' }, pushModule: 'own/push.ts' });
  });

  it.each([
    [
      'a key without provider',
      { GATSBY_SEARCH_KEY: 'key' },
      'GATSBY_SEARCH_KEY is set, but GATSBY_SEARCH_PROVIDER is not set',
    ],
    ['half of Algolia', { ...algolia, GATSBY_SEARCH_KEY: '' }, 'needs GATSBY_SEARCH_KEY as well'],
    [
      'a server without hosts',
      { GATSBY_SEARCH_PROVIDER: 'own', GATSBY_SEARCH_KEY: 'k', GATSBY_SEARCH_INDEX: 'i' },
      'needs GATSBY_SEARCH_HOSTS',
    ],
    ['an unknown provider', { GATSBY_SEARCH_PROVIDER: 'elastic' }, 'is "elastic". Expected embedded, algolia or own.'],
    ['a host that is none', { ...algolia, GATSBY_SEARCH_HOSTS: 'exa mple' }, 'Expected addresses such as'],
    [
      'an assistant that is no address',
      { GATSBY_ASSISTANT_URL: 'assistant' },
      'Expected an address that begins with https://',
    ],
    ['an unknown way to answer', { GATSBY_ASSISTANT: 'on' }, 'is "on". Expected one of: device, quotes, off.'],
    [
      'the key that writes in the pages',
      { ...algolia, SEARCH_WRITE_KEY: 'key' },
      'GATSBY_SEARCH_KEY has the value of SEARCH_WRITE_KEY',
    ],
  ])('fail the build with one line for %s', (_name, variables, expected) => {
    const faults = checkSearchVariables(variables);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(expected);
    expect(faults[0]).not.toContain('\n');
  });

  it('may choose the dialog of DocSearch, with the service that it speaks to', () => {
    expect(checkSearchVariables({ ...algolia, GATSBY_SEARCH_UI: 'docsearch' })).toEqual([]);
    expect(checkSearchVariables({ GATSBY_SEARCH_UI: 'docsearch' })).toEqual([
      'GATSBY_SEARCH_UI is docsearch, which needs GATSBY_SEARCH_PROVIDER algolia.',
    ]);
    expect(checkSearchVariables({ ...algolia, GATSBY_SEARCH_UI: 'stock' })).toEqual([
      'GATSBY_SEARCH_UI is "stock". Expected docsearch, or nothing for this site\'s own dialog.',
    ]);
  });

  it('have no faults when nothing or all is set', () => {
    expect(checkSearchVariables({})).toEqual([]);
    expect(
      checkSearchVariables({
        ...algolia,
        GATSBY_ASSISTANT_URL: 'https://a.example/ask/',
      }),
    ).toEqual([]);
    expect(readAssistantUrl({ GATSBY_ASSISTANT_URL: 'https://a.example/ask/' })).toBe('https://a.example/ask');
  });
});

describe('the way questions are answered', () => {
  it.each([
    [undefined, 'device'],
    ['', 'device'],
    [' quotes ', 'quotes'],
    ['off', 'off'],
  ])('is for "%s": %s', (value, mode) => {
    expect(readAnswerMode({ GATSBY_ASSISTANT: value })).toBe(mode);
  });
});
