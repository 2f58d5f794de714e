import type { AssistantDefinition } from '../../shared/site-definition';
import { pageWords } from '../../shared/words/page';

/** Links that hand the Markdown at an absolute address to assistants. */
export function assistantLinks(
  assistants: readonly AssistantDefinition[],
  address: string,
): { label: string; href: string }[] {
  const prompt = encodeURIComponent(pageWords.promptFor(address));
  return assistants.map(({ name, address: pattern }) => ({
    label: pageWords.openIn(name),
    href: pattern.replace('{prompt}', prompt),
  }));
}
