import { Parser } from 'htmlparser2';

/** Hears the elements and texts of a page in their order. Readers of the same page share the attributes. */
export interface HtmlReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  /** A part of a text, with entities decoded: a text may come in several parts. */
  text(text: string): void;
  close(name: string): void;
}

/** Parses a page once for all readers; HTML with faults is read as far as a browser would. */
export function feedReaders(html: string, readers: readonly HtmlReader[]): void {
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const reader of readers) reader.open(name, attributes);
    },
    ontext: (text) => {
      for (const reader of readers) reader.text(text);
    },
    onclosetag: (name) => {
      for (const reader of readers) reader.close(name);
    },
  });
  parser.end(html);
}
