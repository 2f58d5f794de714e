import type { SearchVariables } from '../../shared/search-settings';
import { embeddedProvider, readProviderName } from '../provider-name';
import type { ProviderDescriptor, SearchService } from './descriptor';
import * as registry from './registry';

const providers = Object.values<ProviderDescriptor>(registry);
/** Names of the services, without the site's own search. */
export const hostedNames = providers
  .map(({ name }) => name)
  .filter((name) => name !== embeddedProvider)
  .sort();

/** Name of the index without a service; part of the keys under which recent searches are stored. */
const embeddedIndex = 'docs';

/**
 * Reads the service. Nothing set: the site searches by itself. Half a set is a mistake that would only show when a reader
 * searches: it throws one line that names what is missing.
 */
export function readSearchService(variables: SearchVariables): SearchService {
  return readService(variables, 'GATSBY_SEARCH_KEY');
}

/** The same with the key from a variable of another name. */
export function readService<Key extends string>(
  variables: SearchVariables & Partial<Record<Key, string | undefined>>,
  keyVariable: Key,
): SearchService {
  const read = (name: keyof SearchVariables | Key): string => (variables[name] ?? '').trim();
  const { name, requiredVariables } = providerOf(read('GATSBY_SEARCH_PROVIDER'));
  if (name === embeddedProvider) {
    refuseStray(variables);
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

/** The provider of a name; of an unknown one throws a line that names all. */
export function providerOf(value: string): ProviderDescriptor {
  const name = readProviderName(value);
  const provider = providers.find((other) => other.name === name);
  if (provider) return provider;
  throw new Error(`GATSBY_SEARCH_PROVIDER is "${name}". Expected ${orList([embeddedProvider, ...hostedNames])}.`);
}

/** Without a service, settings of one are a mistake. */
function refuseStray(variables: SearchVariables): void {
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

/** `a, b or c`. */
export const orList = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

function readHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().replace(/\/+$/, ''))
    .filter((host) => host !== '')
    .map((host) => (/^https?:\/\//.test(host) ? host : `https://${host}`));
  const faulty = hosts.find((host) => !URL.canParse(host));
  if (faulty !== undefined)
    throw new Error(`GATSBY_SEARCH_HOSTS holds "${faulty}". Expected addresses such as https://search.example.com.`);
  return hosts;
}
