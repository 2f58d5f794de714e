import { createHash } from 'node:crypto';

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const typeAttribute = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const executableTypes = new Set(['', 'module', 'text/javascript', 'application/javascript']);

/** Returns the inline scripts of a built page that a browser would run, without data blocks. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => {
      const type = typeAttribute.exec(attributes)?.[1] ?? '';
      return !/\ssrc\s*=/i.test(attributes) && executableTypes.has(type.toLowerCase());
    })
    .map(([, , text = '']) => text)
    .filter((text) => text !== '');
}

/** Returns a script's hash for the Content-Security-Policy: `sha256-…` over its exact text. */
export function scriptHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}
