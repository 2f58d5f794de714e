import type { SearchVariables } from '../../shared/search-variables';
import { embeddedProvider, readProviderName } from '../provider-name';
import type { ProviderDescriptor, SearchService } from './descriptor';
import { algolia } from './algolia/descriptor';
import { providers } from './registry';

const docSearchDialog = 'docsearch';

/** Names of all providers except the embedded one. */
export const hostedNames = providers
  .map(({ name }) => name)
  .filter((name) => name !== embeddedProvider)
  .sort();

/** Index name of the embedded provider; part of the storage keys of recent searches. */
const embeddedIndex = 'docs';

/**
 * Reads the search service from the environment; the embedded one if nothing is set. Throws an error that names the
 * missing variables if only some are set, because otherwise the mistake would only show when a reader searches.
 */
export function readSearchService(variables: SearchVariables): SearchService {
  return readService(variables, 'GATSBY_SEARCH_KEY');
}

/** Like `readSearchService`, but reads the key from another variable. */
export function readService<Key extends string>(
  variables: SearchVariables & Partial<Record<Key, string | undefined>>,
  keyVariable: Key,
): SearchService {
  const read = (name: keyof SearchVariables | Key): string => (variables[name] ?? '').trim();
  const { name, requiredVariables } = providerOf(read('GATSBY_SEARCH_PROVIDER'));
  if (name === embeddedProvider) {
    assertNoServiceSettings(variables);
    return { provider: name, index: embeddedIndex, appId: '', key: '', hosts: [] };
  }
  const missing = requiredVariables
    .map((variable) => (variable === 'GATSBY_SEARCH_KEY' ? keyVariable : variable))
    .filter((variable) => read(variable) === '');
  if (missing.length > 0) {
    throw new Error(`GATSBY_SEARCH_PROVIDER is ${name}, which needs ${missing.join(' and ')} as well.`);
  }
  return {
    provider: name,
    index: read('GATSBY_SEARCH_INDEX'),
    appId: requiredVariables.includes('GATSBY_SEARCH_APP_ID') ? read('GATSBY_SEARCH_APP_ID') : '',
    key: read(keyVariable),
    hosts: readHosts(read('GATSBY_SEARCH_HOSTS')),
  };
}

/** Throws if the variables want DocSearch's dialog without the service that it speaks to, or another one. */
export function checkSearchDialog({ GATSBY_SEARCH_UI: name = '', GATSBY_SEARCH_PROVIDER }: SearchVariables): void {
  if (name === '') return;
  if (name !== docSearchDialog) {
    throw new Error(
      `GATSBY_SEARCH_UI is "${name}". Expected ${docSearchDialog}, or nothing for this site's own dialog.`,
    );
  }
  if (readProviderName(GATSBY_SEARCH_PROVIDER) !== algolia.name) {
    throw new Error(`GATSBY_SEARCH_UI is ${name}, which needs GATSBY_SEARCH_PROVIDER ${algolia.name}.`);
  }
}

/** Returns the provider with a name. Throws an error that lists all names if there is none. */
export function providerOf(value: string): ProviderDescriptor {
  const name = readProviderName(value);
  const provider = providers.find((other) => other.name === name);
  if (provider) return provider;
  throw new Error(`GATSBY_SEARCH_PROVIDER is "${name}". Expected ${orList([embeddedProvider, ...hostedNames])}.`);
}

/** Throws if service settings are present although no service is configured. */
function assertNoServiceSettings(variables: SearchVariables): void {
  const stray = (
    ['GATSBY_SEARCH_APP_ID', 'GATSBY_SEARCH_KEY', 'GATSBY_SEARCH_INDEX', 'GATSBY_SEARCH_HOSTS'] as const
  ).filter((name) => (variables[name] ?? '').trim() !== '');
  if (stray.length === 0) return;
  const provider = (variables.GATSBY_SEARCH_PROVIDER ?? '').trim() || 'not set';
  throw new Error(
    `${stray.join(', ')} ${stray.length === 1 ? 'is' : 'are'} set, but GATSBY_SEARCH_PROVIDER is ${provider}. ` +
      `Expected ${orList(hostedNames)}, or none of these variables.`,
  );
}

/** Joins names as in `a, b or c`. */
export const orList = (names: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);

function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => host !== '')
    .map((host) => (/^https?:\/\//.test(host) ? host : `https://${host}`));
  const invalid = hosts.find((host) => !URL.canParse(host));
  if (invalid !== undefined)
    throw new Error(`GATSBY_SEARCH_HOSTS holds "${invalid}". Expected addresses such as https://search.example.com.`);
  return hosts;
}
