import { z } from 'zod';

const url = z.url({ protocol: /^https?$/, error: 'Expected an address such as https://help.example.com' });

/** Whether an address is that of a host, and no more. */
function isOrigin(value: string): boolean {
  const { pathname, search, hash } = new URL(value);
  return pathname === '/' && search === '' && hash === '';
}

/**
 * Settings that come from the environment at build time (`.env.example` lists them all). What
 * the browser needs as well is named `GATSBY_…` and read where it is used.
 */
const environmentSchema = z.object({
  /** Public address of the site, without base path and final slash. */
  SITE_URL: url
    .pipe(z.string().refine(isOrigin, 'Expected an address without a path, which belongs into PATH_PREFIX'))
    .default('http://localhost:9000')
    .transform((value) => value.replace(/\/$/, '')),
  /** Base path, for instance `/help`; used with `gatsby build --prefix-paths`. */
  PATH_PREFIX: z
    .string()
    .regex(
      /^(?:\/[\w.~%!$&'()*+,;=:@-]+)*$/,
      'Expected a path such as /help, without final slash, other signs written as %20',
    )
    .default(''),
  /** Target of "For Developers". */
  DEVELOPER_SITE_URL: url.optional(),
  /** `1`: warnings fail the build. Another word would be taken for "on" by who wrote it. */
  CHECK_STRICT: z.enum(['0', '1']).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

/**
 * What a reader of settings says, of none when the present ones cannot be used. For `gatsby-config.ts`: an exception in
 * it is lost on a first build, when Gatsby compiles the file once more, finds it empty, and goes on without a
 * configuration. `checkSettings` then ends the run.
 */
export function readOrDefault<Settings>(read: (variables: NodeJS.ProcessEnv) => Settings): Settings {
  try {
    return read(process.env);
  } catch {
    return read({});
  }
}

/** Gatsby puts into the scripts of the site only variables whose names begin with `GATSBY_`. */
export function exposeSettings(): void {
  const { DEVELOPER_SITE_URL: address } = process.env;
  if (address) process.env.GATSBY_DEVELOPER_SITE_URL ??= address;
}

/** What readers of settings throw, one line each. */
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

/** Reads and checks the environment; an unusable value ends the run with one line that names it. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(present);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable: ${faults.join('; ')}. See .env.example.`);
}
