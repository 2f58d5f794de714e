import { canonicalLanguage } from './languages';

/** Languages that show what somebody types and what comes back, so that `#` and `%` begin a line as prompts. */
const sessions = new Set(['console', 'terminal', 'shell-session', 'sh-session', 'shellsession']);

/** `$ `, `user@host:~$ `, `[user@host dir]# `, `~/site $ `, each after the name of an environment, too. */
const shellPrompt =
  /^(?:\([\w.-]+\) )?(?:\$|(?:\[[^\]\n]*@[^\]\n]*\]|[\w.-]+@[\w.-]+(?::[^\s$#%]*)?)\s?[$#%]|[~/][^\s$#%]*\s?[$%]) /;
const percentPrompt = /^% /;
/** A comment is written like a sentence. */
const rootPrompt = /^# (?=[a-z./])/;
const powershellPrompt = /^PS(?: [^>\n]*)?> ?/;
const commandPrompt = /^[A-Z]:\\[^>\n]*> ?/i;
const pythonPrompt = /^(?:>>>|\.\.\.)(?: |$)/;

/** Returns code for copying, without the prompts that are shown. */
export function withoutPrompts(code: string, language: string): string {
  const lines = code.split('\n');
  const prompts = promptsOf(lines, language);
  return lines
    .map((line) => prompts.reduce((rest, prompt) => (rest === line ? line.replace(prompt, '') : rest), line))
    .join('\n');
}

function promptsOf(lines: readonly string[], language: string): RegExp[] {
  const begins = (prompt: RegExp): boolean => lines.some((line) => prompt.test(line));
  switch (canonicalLanguage(language)) {
    case 'bash': {
      const known = [shellPrompt, ...(sessions.has(language) || language === 'zsh' ? [percentPrompt] : [])];
      // Beside another prompt it is a comment.
      return sessions.has(language) && !known.some(begins) ? [rootPrompt] : known;
    }
    case 'powershell':
      return [powershellPrompt];
    case 'batch':
      return [commandPrompt];
    case 'python':
      return lines.find((line) => line.trim() !== '')?.startsWith('>>>') ? [pythonPrompt] : [];
    default:
      return [];
  }
}
