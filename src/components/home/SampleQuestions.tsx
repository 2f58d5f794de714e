import type { MouseEvent, ReactNode } from 'react';
import { isModified } from '../../browser/is-modified';
import { withPrefix } from '../../navigation/prefix';
import { searchSettings } from '../../shared/site-search';
import { otherPageWords } from '../../shared/words/other-pages';
import { LinkRow } from './LinkRow';

/** Questions that show what the field can do. Each opens its answer; without JavaScript it links to the search page. */
export function SampleQuestions(): ReactNode {
  return (
    <LinkRow label={otherPageWords.sampleQuestions}>
      {searchSettings.sampleQuestions.map((question) => (
        <li key={question}>
          <a href={withPrefix(`/search?q=${encodeURIComponent(question)}`)} onClick={(event) => ask(event, question)}>
            {question}
          </a>
        </li>
      ))}
    </LinkRow>
  );
}

function ask(event: MouseEvent, query: string): void {
  if (isModified(event)) return;
  event.preventDefault();
  document.dispatchEvent(new CustomEvent('site:open-search', { detail: { query, asks: true } }));
}
