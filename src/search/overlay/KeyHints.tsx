import type { ReactNode } from 'react';
import { searchService } from '../configuration';

const keys = {
  enter: ['Enter', '↵'],
  arrows: ['Arrow keys', '↑↓'],
  escape: ['Escape', 'Esc'],
} as const;

/** What the keys do, and, for the hosted service, whose it is. */
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
            <kbd>
              <span aria-hidden="true">{keys[key][1]}</span>
              <span className="visually-hidden">{keys[key][0]}: </span>
            </kbd>
            {does}
          </li>
        ))}
      </ul>
      {searchService.provider === 'algolia' ? (
        <a
          className="search-provider"
          href="https://www.algolia.com/developers"
          target="_blank"
          rel="noopener noreferrer"
        >
          Search by Algolia
        </a>
      ) : null}
    </div>
  );
}
