/** A question of front matter, and the id of the heading whose section answers it; null for the page as a whole. */
export interface SectionQuestion {
  question: string;
  section: string | null;
}

/** Reads a question as written: `How do I undo a price change? {#roll-back}`. */
export function readSectionQuestion(written: string): SectionQuestion {
  const [, question = written, section = null] = /^(.*?)\s*\{#([^{}\s]+)\}$/s.exec(written) ?? [];
  return { question, section };
}
