/** Characters of one step, and of all steps that are quoted. */
const stepCharacters = 260;
const stepsCharacters = 1100;

const verbs =
  'activate|add|agree|append|ask|assign|attach|build|calculate|change|check|choose|clear|click|compare|configure|confirm|' +
  'connect|copy|create|deactivate|decide|define|delete|download|drag|edit|enter|export|fill|find|follow|give|go|import|' +
  'install|keep|let|limit|log|look|make|map|mark|move|name|note|open|pass|paste|pick|place|prepare|press|publish|put|read|' +
  'release|remove|repeat|replace|request|return|review|run|save|search|select|send|set|show|sign|start|store|submit|switch|' +
  'tell|test|tick|turn|type|upload|use|validate|verify|wait|write';
/** How steps begin: `Open …`, `In the menu, choose …`. */
const orders = new RegExp(
  `^(?:(?:in|on|under|at|as|from|for|if|when|to)\\b[^,:.]*[,:] )?(?:(?:then|now) )?(?:${verbs})\\b`,
  'i',
);

/**
 * Returns the steps in the blocks of a section, with the block above them; null if there are none. Blocks do not say that
 * they are steps, so they are told by their verbs.
 */
export function stepsIn(blocks: readonly string[]): string | null {
  const isStep = (block: string): boolean => block.length <= stepCharacters && !block.includes(' | ');
  const start = blocks.findIndex((block, index) => isStep(block) && orders.test(blocks[index + 1] ?? ''));
  if (start < 0) return null;
  const end = blocks.findIndex((block, index) => index > start && !isStep(block));
  const steps = blocks.slice(start, end < 0 ? undefined : end);
  if (steps.filter((block) => orders.test(block)).length * 2 <= steps.length) return null;
  let length = 0;
  return steps.filter((step) => (length += step.length + 1) <= stepsCharacters).join('\n');
}
