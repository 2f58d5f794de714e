const shell = /^\$ /gm;
const powershell = /^PS(?: [^>\n]*)?> /gm;

const prompts: Readonly<Record<string, RegExp>> = {
  bash: shell,
  console: shell,
  sh: shell,
  'sh-session': shell,
  shell,
  'shell-session': shell,
  terminal: shell,
  zsh: shell,
  powershell,
  ps: powershell,
  ps1: powershell,
};

/** Code as it is copied: the prompts of a shell are shown, but nobody types them (COD-04). */
export function withoutPrompts(code: string, language: string): string {
  const prompt = Object.hasOwn(prompts, language) ? prompts[language] : undefined;
  return prompt ? code.replace(prompt, '') : code;
}
