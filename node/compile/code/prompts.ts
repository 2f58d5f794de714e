import { canonicalLanguage } from './languages';

const prompts: ReadonlyMap<string, RegExp> = new Map([
  ['bash', /^\$ /gm],
  ['powershell', /^PS(?: [^>\n]*)?> /gm],
]);

/** Code as it is copied: the prompts of a shell are shown, but nobody types them. */
export function withoutPrompts(code: string, language: string): string {
  const prompt = prompts.get(canonicalLanguage(language));
  return prompt ? code.replace(prompt, '') : code;
}
