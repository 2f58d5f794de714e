import { createHash } from 'node:crypto';

/** SHA-1 of a file's content, in hexadecimal digits: tells contents apart, protects nothing. */
export function digestOf(data: string | Buffer): string {
  return createHash('sha1').update(data).digest('hex');
}
