import type { ReactNode } from 'react';
import { pageAnswersId } from '../../shared/page-ids';
import { pageWords } from '../../shared/words/page';
import * as styles from './Article.module.css';

/** A question in a reader's words, and the id of the heading whose section answers it. */
export interface PageAnswer {
  question: string;
  section: string;
}

/** The questions that the sections of a page answer, each a link to its section. A page with one says it in its title. */
export function PageAnswers({ answers }: { answers: readonly PageAnswer[] }): ReactNode {
  if (answers.length < 2) return null;
  return (
    <section className={`${styles.answers ?? ''} no-print`} aria-labelledby={pageAnswersId}>
      <p id={pageAnswersId}>{pageWords.answers}</p>
      <ul className={styles.answerList}>
        {answers.map(({ question, section }) => (
          <li key={section}>
            <a href={`#${encodeURIComponent(section)}`}>{question}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
