/**
 * A setting or a front-matter field names a docs version, a sidebar or a document that does not exist (ERR-12). Raised
 * at build time, so that it cannot ship.
 */
export class InternalConfigurationError extends Error {
  override readonly name = 'InternalConfigurationError';

  constructor(kind: 'docs version' | 'sidebar' | 'document', id: string, available: Iterable<string>, where: string) {
    const list = [...available].sort().join(', ') || '(none)';
    super(
      `Internal configuration error: ${where} names the ${kind} "${id}", which does not exist. Available: ${list}.`,
    );
  }
}
