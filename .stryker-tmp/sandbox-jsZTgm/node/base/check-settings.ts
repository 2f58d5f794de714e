import { readIntegrations } from '../../src/shared/integrations';
import { collectFaults, readEnvironment } from './environment';
import { checkSearchVariables } from './search-variables';

/** Checks all build settings before anything is built. Returns one line per fault. */
export function checkSettings(variables: NodeJS.ProcessEnv = process.env): string[] {
  return [...collectFaults([readEnvironment, readIntegrations], variables), ...checkSearchVariables(variables)];
}
