import type { ReactNode } from 'react';
import { answerWords } from '../../shared/words/answers';
import { blockMarks, withoutMarks } from '../../shared/search-record';
import { clauseCount } from '../model/client';
import type { Definition, LocalAnswer, Passage } from '../model/client';
import { localUrl } from '../hit-url';
import { Markdown } from './MarkdownAnswer';

/** A definition if there is one, then the passages that answer, then what else says something; on request with numbers. */
export function QuotedAnswer({ answer, isNumbered }: { answer: LocalAnswer; isNumbered: boolean }): ReactNode {
  const { definition, passages, nearest } = answer;
  const others = passages.slice(clauseCount(answer));
  return (
    <div className={isNumbered ? 'answer answer-numbered' : 'answer'}>
      {definition ? <DefinedTerm {...definition} /> : null}
      {passages.slice(0, clauseCount(answer)).map((passage) => (
        <Quotation key={passage.url + passage.text} {...passage} />
      ))}
      {others.length > 0 ? <h3 className="answer-also">{answerWords.also}</h3> : null}
      {others.map((passage) => (
        <Excerpt key={passage.url + passage.text} {...passage} />
      ))}
      {!definition && passages.length === 0 ? <Nearest sections={nearest} /> : null}
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

function Quotation({ text, markdown, url, title }: Passage): ReactNode {
  return (
    <figure className="answer-passage">
      <figcaption>
        <a href={localUrl(url)}>{title}</a>
      </figcaption>
      <blockquote>
        {markdown === undefined ? <p className="answer-plain">{text}</p> : <Markdown text={markdown} />}
      </blockquote>
    </figure>
  );
}

/** The beginning of a passage, in a line or two. */
function Excerpt({ text, url, title }: Passage): ReactNode {
  return (
    <p className="answer-excerpt">
      <a href={localUrl(url)}>{title}</a>
      <span>{excerptOf(text)}</span>
    </p>
  );
}

/** The names of columns say little without the table. */
function excerptOf(text: string): string {
  const lines = text.split('\n').filter((line) => !line.startsWith(blockMarks.head));
  return withoutMarks(lines.join('\n')).replaceAll('\n', ' ');
}

function Nearest({ sections }: { sections: LocalAnswer['nearest'] }): ReactNode {
  return (
    <>
      <p>{answerWords.noPassage}</p>
      {sections.length > 0 ? (
        <>
          <p>{answerWords.nearest}</p>
          <ul>
            {sections.map(({ title, url }) => (
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
