import { causeLimit } from '../../shared/constants';
import { navigationWords } from '../../shared/words/navigation';

function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'string') return error;
  try {
    // `stringify` returns undefined for symbols, functions and undefined.
    return JSON.stringify(error) || String(error);
  } catch {
    return navigationWords.unknownError;
  }
}

/** Returns the messages of an error and its causes, outermost first; stops at a cycle and after `causeLimit` causes. */
export function errorMessages(error: unknown): string[] {
  const messages = [messageOf(error)];
  const seen = new Set<unknown>([error]);
  let current = error;
  while (current instanceof Error && current.cause !== undefined && messages.length <= causeLimit) {
    current = current.cause;
    if (seen.has(current)) break;
    seen.add(current);
    messages.push(messageOf(current));
  }
  return messages;
}

/** Formats an error and its causes for the crash page. */
export function errorChain(error: unknown): string {
  return errorMessages(error).join(`\n\n${navigationWords.cause}\n`);
}
