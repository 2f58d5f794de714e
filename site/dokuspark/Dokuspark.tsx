import type { ReactNode } from 'react';
import { Main, SiteLink } from 'help-portal/components';
import { site } from '../site';
import * as styles from './Dokuspark.module.css';

const principles: readonly { title: string; text: string }[] = [
  { title: 'The task first', text: 'A page opens with what you achieve. The exception comes after the rule.' },
  { title: 'One idea a sentence', text: 'Short sentences survive an interrupted working day and a translation.' },
  { title: 'Limits, plainly', text: 'What does not work stands on the page, with what to do instead.' },
  {
    title: 'Numbers that add up',
    text: 'Every example belongs to one invented shop, Lumora Software, and can be checked.',
  },
  { title: 'Names as on the screen', text: 'Bold words are what you see in the menu, letter for letter.' },
];

const feedback: readonly { title: string; text: string }[] = [
  {
    title: 'Something is wrong',
    text: 'Send the support team the address of the page and the sentence. Both fit into one line.',
  },
  {
    title: 'Something is missing',
    text: 'Say what you wanted to do, not which page you expected. The task decides where the answer goes.',
  },
  {
    title: 'Something was hard to find',
    text: 'Tell us the words that you searched for. They become the words of the page.',
  },
];

/** A page about the documentation itself. */
export function Dokuspark(): ReactNode {
  return (
    <Main className={styles.page}>
      <p className={styles.kicker}>Dokuspark</p>
      <h1 className={styles.title}>A good page starts with a question</h1>
      <p className={styles.lead}>
        Somebody wanted to do something with {site.product.name}, and nothing here told them how. Most of these pages
        began that way. This one says how they are written, and how to spark the next.
      </p>
      <h2 className={styles.heading}>How we write</h2>
      <ol className={styles.principles}>
        {principles.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <h2 className={styles.heading}>Spark a better page</h2>
      <dl className={styles.feedback}>
        {feedback.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>Read on</h2>
      <ul className={styles.links}>
        <li>
          <SiteLink to="/guides">Guides</SiteLink>, among them the sample pages that authors start from
        </li>
        <li>
          <SiteLink to="/docs/changelog">Changelog</SiteLink>, with what is new, improved, fixed and retired
        </li>
        <li>
          <SiteLink to={`/docs/about-${site.product.slug}/search-page`}>Search the documentation</SiteLink>, and what to
          do when nothing is found
        </li>
      </ul>
    </Main>
  );
}
