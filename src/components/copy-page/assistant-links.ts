import type { AssistantDefinition } from '../../shared/site-definition';

/** Links that hand the Markdown at an absolute address to assistants. */
export function assistantLinks(
  assistants: readonly AssistantDefinition[],
  address: string,
): { label: string; href: string }[] {
  const prompt = encodeURIComponent(`Read ${address} and answer my questions about it.`);
  return assistants.map(({ name, address: pattern }) => ({
    label: `Open in ${name}`,
    href: pattern.replace('{prompt}', prompt),
  }));
}
