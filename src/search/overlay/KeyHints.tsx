import type { ReactNode } from 'react';
import { searchWords } from '../../shared/words/search';
import { providerLabel } from '../configuration';

const keys = {
  enter: [searchWords.enterKey, '↵'],
  arrows: [searchWords.arrowKeys, '↑↓'],
  escape: [searchWords.escapeKey, 'Esc'],
} as const;

/** Key hints, and the provider's attribution if it requires one. */
export function KeyHints({
  hints,
}: {
  hints: readonly (readonly [key: keyof typeof keys, does: string])[];
}): ReactNode {
  return (
    <div className="search-footer">
      <ul className="search-hints">
        {hints.map(([key, does]) => (
          <li key={key}>
            <kbd translate="no">
              <span aria-hidden="true">{keys[key][1]}</span>
              <span className="visually-hidden">{keys[key][0]}: </span>
            </kbd>
            <span>{does}</span>
          </li>
        ))}
      </ul>
      {providerLabel ? (
        <a className="search-provider" href={providerLabel.url} target="_blank" rel="noopener noreferrer">
          {providerLabel.text}
        </a>
      ) : null}
    </div>
  );
}
