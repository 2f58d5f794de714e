import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import type { Definition, LocalAnswer, Passage } from '../model/client';
import { localUrl } from '../hit-url';
import { PassageText } from './PassageText';

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
      <dfn>{term}</dfn> <span>{text}</span>
      {` ${answerWords.more} `}
      <a href={localUrl(url)}>{title}</a>
    </p>
  );
}

function Quotation({ text, url, title }: Passage): ReactNode {
  return (
    <figure className="answer-passage">
      <blockquote>
        <PassageText text={text} />
      </blockquote>
      <figcaption>
        <a href={localUrl(url)}>{title}</a>
      </figcaption>
    </figure>
  );
}

function Nearest({ pages }: { pages: LocalAnswer['nearest'] }): ReactNode {
  return (
    <>
      <p>{answerWords.noPassage}</p>
      {pages.length > 0 ? (
        <>
          <p>{answerWords.nearestPages}</p>
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
