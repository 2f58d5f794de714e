import { configuredServices } from '../../../../../node/publish/hosting/configured-services';
import { site } from '../../../../../src/shared/site';

describe('configuredServices', () => {
  it('is empty when nothing is set', () => {
    expect(configuredServices({})).toEqual({});
  });

  it('names the origins that pages may embed', () => {
    jest.replaceProperty(site, 'embedOrigins', ['https://videos.example']);
    expect(configuredServices({})).toEqual({ embedOrigins: ['https://videos.example'] });
  });

  const algolia = {
    GATSBY_SEARCH_PROVIDER: 'algolia',
    GATSBY_SEARCH_APP_ID: 'ABC',
    GATSBY_SEARCH_KEY: 'key',
    GATSBY_SEARCH_INDEX: 'docs',
  };

  it('SRT-01 names the hosts of the hosted search, or those that are set instead', () => {
    expect(configuredServices(algolia).searchHosts).toEqual([
      'abc-dsn.algolia.net',
      'abc-1.algolianet.com',
      'abc-2.algolianet.com',
      'abc-3.algolianet.com',
    ]);
    expect(configuredServices({ ...algolia, GATSBY_SEARCH_HOSTS: 'https://search.example.com' })).toEqual({
      searchHosts: ['https://search.example.com'],
    });
  });

  it('names the assistant', () => {
    const url = 'https://assistant.example.com/ask';
    expect(configuredServices({ GATSBY_ASSISTANT_URL: url })).toEqual({ assistantUrl: url });
  });
});
