/** A mistake in the source of a diagram. `line` counts from 1 at the first line after the opening fence. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';

  constructor(
    message: string,
    readonly line: number,
    /** Whether it may be no mistake: the library knows less than Mermaid. */
    readonly mayBeValid = false,
  ) {
    super(message);
  }
}
