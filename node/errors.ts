/**
 * A setting or a front-matter field names a docs version, a sidebar or a document that does not exist (ERR-12). Raised
 * at build time, so that it cannot ship.
 */
export class InternalConfigurationError extends Error {
  override readonly name = 'InternalConfigurationError';

  constructor(kind: 'docs version' | 'sidebar' | 'document', id: string, available: Iterable<string>, where: string) {
    super(describeMissing(kind, id, available, where));
  }
}

/** The same for a document, as text. */
export function missingDocument(where: string, id: string, available: Iterable<string>): string {
  return describeMissing('document', id, available, where);
}

function describeMissing(kind: string, id: string, available: Iterable<string>, where: string): string {
  const list = [...available].sort().join(', ') || '(none)';
  return `Internal configuration error: ${where} names the ${kind} "${id}", which does not exist. Available: ${list}.`;
}
