import type { APIResponse, Page } from 'playwright/test';
import type { SearchSettings, SearchVariables } from '../../../src/shared/search-settings';

type Value = string | number | boolean | null;

/** How the bundler writes a value that is no list: `name:!0`, `name:"text"`, `name:void 0`. */
const written = String.raw`(?:![01]|null|void 0|\d+|"[^"]*")`;

/**
 * The scripts of this build as a build with other settings of search has them: each setting is one value in one object,
 * which is replaced on its way to the browser. A setting that no script holds throws in `expectChanged`, which a test
 * calls once it has used the page. What the build leaves out of pages and headers without the setting stays out.
 */
export async function changeSettings(
  page: Page,
  changes: Partial<Record<keyof SearchSettings | keyof SearchVariables, Value>>,
): Promise<{ expectChanged: () => void }> {
  const missing = new Set(Object.keys(changes));
  await page.route(/\.js$/, async (route) => {
    let response: APIResponse;
    let body: string;
    try {
      response = await route.fetch();
      body = await response.text();
    } catch {
      // The page has gone to another one, or is closed: nobody waits for the script any more.
      await route.abort().catch(() => undefined);
      return;
    }
    // Both objects stand in the module of the settings.
    if (body.includes('missingResultsUrl:') && body.includes('popularQueries:')) {
      for (const [name, value] of Object.entries(changes)) {
        const place = new RegExp(`([,{]${name}:)${written}(?=[,}])`);
        if (place.test(body)) missing.delete(name);
        body = body.replace(place, (_, start: string) => start + JSON.stringify(value));
      }
    }
    await route.fulfill({ response, body });
  });
  return {
    expectChanged: () => {
      if (missing.size > 0) throw new Error(`No script that was loaded has the setting ${[...missing].join(', ')}.`);
    },
  };
}
