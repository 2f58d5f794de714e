import type { ReactNode } from 'react';
import { useSiteData } from 'help-portal/components';
import { measureLetterAnchor } from './measure-anchors';
import type { ListedMeasure } from './figure';
import { groupBy } from './measure-text';
import { PageName } from './PageName';
import * as styles from './measures.module.css';

/** An alphabetical table of all measures, with an index of letters. */
export function MeasureTable(): ReactNode {
  const byLetter = groupBy(useSiteData('MeasureTable') as ListedMeasure[], ({ name }) => name.charAt(0).toUpperCase());
  return (
    <>
      <nav aria-label="Measures by first letter">
        <ul className={styles.letters}>
          {byLetter.map(([letter]) => (
            <li key={letter}>
              <a href={`#${measureLetterAnchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area */}
      <div className="table-scroll" role="region" aria-label="Table: all measures" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Meaning</th>
              <th scope="col">Formula</th>
              <th scope="col">Status sensitive</th>
            </tr>
          </thead>
          {byLetter.map(([letter, measures]) => (
            <tbody key={letter} id={measureLetterAnchor(letter)}>
              {measures.map(({ name, definition, formula, statusSensitive, page }) => (
                <tr key={name}>
                  <th scope="row">
                    <PageName name={name} page={page} />
                  </th>
                  <td>{definition}</td>
                  <td>{formula}</td>
                  <td>{statusSensitive ? 'Yes' : 'No'}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}
