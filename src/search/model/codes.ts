const joined = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;
const code = /^(?:[A-Z\d]+(?:_[A-Z\d]+)+|\w*_\w*\d{2,}\w*|[A-Z]+-?\d{2,}|0x[\da-fA-F]{4,})$/;

/** Whether a word is a code, which readers copy and never misspell: `ERR_LEDGER_12`, `TS2345`, `ORA-00942`. */
export function isCode(word: string): boolean {
  return code.test(word) && /[A-Za-z]/.test(word);
}

/** Returns the codes in a text. */
export function codesIn(text: string): string[] {
  return (text.match(joined) ?? []).filter(isCode);
}
