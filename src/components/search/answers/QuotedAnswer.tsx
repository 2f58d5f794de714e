import type { ReactNode } from 'react';
import type { LocalAnswer } from '../client/types';
import { localUrl } from '../hit-url';

/** Passages of the site, word for word, each with its place (search.md 5). */
export function QuotedAnswer({ answer: { passages, nearest } }: { answer: LocalAnswer }): ReactNode {
  if (passages.length === 0) {
    return (
      <div className="answer">
        <p>No passage on this site answers that closely.</p>
        {nearest.length > 0 ? (
          <>
            <p>These pages come nearest:</p>
            <ul>
              {nearest.map(({ title, url }) => (
                <li key={url}>
                  <a href={localUrl(url)}>{title}</a>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </div>
    );
  }
  return (
    <div className="answer">
      {passages.map(({ text, url, title }) => (
        <figure key={url + text} className="answer-passage">
          <blockquote>
            {text.split('\n').map((line, index) => (
              <p key={index}>{line}</p>
            ))}
          </blockquote>
          <figcaption>
            <a href={localUrl(url)}>{title}</a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
