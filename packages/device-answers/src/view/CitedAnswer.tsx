import type { ReactNode } from 'react';
import { localUrl, sourcesOf } from './engine';
import type { LocalAnswer } from './engine';
import { words } from '../words';

/** An answer of the browser's model as plain text, whose numbers link to the passages. */
export function CitedAnswer({ text, answer }: { text: string; answer: LocalAnswer }): ReactNode {
  const sources = sourcesOf(answer);
  return (
    <p className="answer">
      {text.split(/\[(\d+)\]/).map((part, index) => {
        const source = index % 2 === 1 ? sources[Number(part) - 1] : undefined;
        if (!source) return <span key={index}>{part}</span>;
        return (
          <a
            key={index}
            className="answer-number"
            href={localUrl(source.url)}
            aria-label={words.source(part, source.title)}
          >
            {part}
          </a>
        );
      })}
    </p>
  );
}

/** An answer without the numbers of its passages. */
export function withoutNumbers(text: string): string {
  return text.replace(/\s*\[\d+\]/g, '');
}
