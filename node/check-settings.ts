import { readIntegrations } from '../src/shared/integrations';
import { readEnvironment } from './environment';
import { checkSearchVariables } from './search/settings';

/** Checks all settings of a build before anything is built; returns one line per fault. */
export function checkSettings(variables: NodeJS.ProcessEnv = process.env): string[] {
  const faults = [readEnvironment, readIntegrations].flatMap((read) => {
    try {
      read(variables);
      return [];
    } catch (reason) {
      return [reason instanceof Error ? reason.message : String(reason)];
    }
  });
  return [...faults, ...checkSearchVariables(variables)];
}
