export type ConfigurationKind = 'docs version' | 'sidebar' | 'document';

/**
 * A setting, a front-matter field or a page names a docs version, sidebar or document that does not exist. Thrown at
 * build time so that it cannot ship; in the browser it ends in the crash page instead of a page without its sidebar.
 */
export class InternalConfigurationError extends Error {
  override readonly name = 'InternalConfigurationError';

  /** `where` names what does not exist; `available` is a sentence on what does. */
  constructor(kind: ConfigurationKind, id: string, where: string, available: string) {
    super(`Internal configuration error: ${where} names the ${kind} "${id}", which does not exist. ${available}`);
  }
}
