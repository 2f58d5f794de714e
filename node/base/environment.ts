import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'Expected an address such as https://help.example.com' });

/** Whether a URL consists of an origin only. */
function isOrigin(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

/**
 * Settings read from the environment at build time; `.env.example` lists them all. Those that the browser needs too are
 * named `GATSBY_…` and read where they are used.
 */
const environmentSchema = z.object({
  /** Public URL of the site, without base path and trailing slash. */
  SITE_URL: url
    .pipe(z.string().refine(isOrigin, 'Expected an address without a path, which belongs in PATH_PREFIX'))
    .default('http://localhost:9000')
    .transform((value) => value.replace(/\/$/, '')),
  /** Base path, for instance `/help`; used with `gatsby build --prefix-paths`. */
  PATH_PREFIX: z
    .string()
    .regex(
      /^(?:\/[\w.~%!$&'()*+,;=:@-]+)*$/,
      'Expected a path such as /help, without a trailing slash, other characters percent-encoded',
    )
    .default(''),
  /** Target of the link to the documentation for developers. */
  DEVELOPER_SITE_URL: url.optional(),
  /** `1`: warnings fail the build. Other values are rejected, because whoever writes `true` would expect "on". */
  CHECK_STRICT: z.enum(['0', '1']).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * Returns the settings that `read` yields, or its defaults if the present values are invalid. For `gatsby-config.ts`:
 * on a first build Gatsby swallows an exception thrown there and goes on without a configuration. `checkSettings` ends
 * such a run later.
 */
export function readOrDefault<Settings>(read: (variables: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env);
  } catch {
    return read({});
  }
}

/** Whether `gatsby develop` runs. */
export function isDeveloping(): boolean {
  return process.env.NODE_ENV === 'development';
}

/**
 * Returns the number of this process among Gatsby's workers, from 1, or null if it is none.
 * @reach gatsby-worker: numbers its workers in `GATSBY_WORKER_ID`; queries compile the pages, which is slower, secrets stay
 *   where components are rendered, and each worker tells that there are no dates: `worker-pool.test.ts`
 */
export function workerNumber(): number | null {
  const { GATSBY_WORKER_ID: number } = process.env;
  return number === undefined ? null : Number(number);
}

/**
 * Copies `DEVELOPER_SITE_URL` to a `GATSBY_` name, because Gatsby exposes only those to browser code, and gives a value
 * to the setting that the bundler must know to leave code out.
 */
export function exposeSettings(): void {
  const { DEVELOPER_SITE_URL: address } = process.env;
  if (address) process.env.GATSBY_DEVELOPER_SITE_URL ??= address;
  process.env.GATSBY_SEARCH_UI ??= '';
}

/** Settings that only `scripts` need. Pages are code, so no build has them when it compiles pages. */
const secretNames = ['SEARCH_WRITE_KEY'];

/** Deletes the secrets from the environment of this process, after they have been checked. */
export function hideSecrets(): void {
  for (const name of secretNames) Reflect.deleteProperty(process.env, name);
}

/** Returns the message of each reader that throws. */
export function collectFaults<Variables>(
  readers: readonly ((variables: Variables) => unknown)[],
  variables: Variables,
): string[] {
  return readers.flatMap((read) => {
    try {
      read(variables);
      return [];
    } catch (reason) {
      return [reason instanceof Error ? reason.message : String(reason)];
    }
  });
}

/** Reads and validates the environment. Throws a one-line error that names every invalid variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is invalid: ${faults.join('; ')}. See .env.example.`);
}
