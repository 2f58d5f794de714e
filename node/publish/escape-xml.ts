/** Escapes text for XML content and attributes, and drops characters that XML cannot have. */
export function escapeXml(text: string): string {
  return withoutControls(text).replace(/[<>&"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

/** Drops characters that no XML document may have, not even escaped: https://www.w3.org/TR/xml/#charsets */
export function withoutControls(text: string): string {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
