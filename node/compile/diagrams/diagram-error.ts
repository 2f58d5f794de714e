/** A mistake in the text of a diagram. `line` counts from 1 at the first line below the fence. */
export class DiagramError extends Error {
  override readonly name = 'DiagramError';

  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}
