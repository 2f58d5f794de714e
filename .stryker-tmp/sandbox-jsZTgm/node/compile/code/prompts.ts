import { canonicalLanguage } from './languages';

const prompts: ReadonlyMap<string, RegExp> = new Map([
  ['bash', /^\$ /gm],
  ['powershell', /^PS(?: [^>\n]*)?> /gm],
]);

/** Returns code for copying, without the shell prompts that are shown. */
export function withoutPrompts(code: string, language: string): string {
  const prompt = prompts.get(canonicalLanguage(language));
  return prompt ? code.replace(prompt, '') : code;
}
