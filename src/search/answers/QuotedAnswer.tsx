import type { ReactNode } from 'react';
import type { Definition, LocalAnswer, Passage } from '../model/client';
import { localUrl } from '../hit-url';

/** A definition if there is one, then verbatim passages with their sources, on request with numbers. */
export function QuotedAnswer({ answer, isNumbered }: { answer: LocalAnswer; isNumbered: boolean }): ReactNode {
  const { definition, passages, nearest } = answer;
  return (
    <div className={isNumbered ? 'answer answer-numbered' : 'answer'}>
      {definition ? <DefinedTerm {...definition} /> : null}
      {passages.map((passage) => (
        <Quotation key={passage.url + passage.text} {...passage} />
      ))}
      {!definition && passages.length === 0 ? <Nearest pages={nearest} /> : null}
    </div>
  );
}

function DefinedTerm({ term, text, url, title }: Definition): ReactNode {
  return (
    <p className="answer-definition">
      <dfn>{term}</dfn> {text} More: <a href={localUrl(url)}>{title}</a>
    </p>
  );
}

function Quotation({ text, url, title }: Passage): ReactNode {
  return (
    <figure className="answer-passage">
      <blockquote>
        {text.split('\n').map((line, index) => (
          <p key={index}>
            <Line text={line} />
          </p>
        ))}
      </blockquote>
      <figcaption>
        <a href={localUrl(url)}>{title}</a>
      </figcaption>
    </figure>
  );
}

/** A line of a passage; of a table's row, the cells. */
function Line({ text }: { text: string }): ReactNode {
  const [first, ...others] = text.split(' | ');
  if (others.length === 0) return text;
  return (
    <>
      <strong>{first}</strong> · {others.join(' · ')}
    </>
  );
}

function Nearest({ pages }: { pages: LocalAnswer['nearest'] }): ReactNode {
  return (
    <>
      <p>No passage on this site answers that closely.</p>
      {pages.length > 0 ? (
        <>
          <p>These pages come nearest:</p>
          <ul>
            {pages.map(({ title, url }) => (
              <li key={url}>
                <a href={localUrl(url)}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
