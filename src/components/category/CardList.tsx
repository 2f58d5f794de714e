import type { ReactNode } from 'react';
import { describeCard } from '../../shared/category';
import type { CategoryCard } from '../../shared/category';
import { Icon } from '../icons/Icon';
import { SiteLink } from '../link/SiteLink';
import * as styles from './CardList.module.css';

interface CardListProps {
  cards: readonly CategoryCard[];
  headingLevel: 2 | 3;
}

/** A list of cards, each of them one link; that of a category has small links to its first pages below. */
export function CardList({ cards, headingLevel }: CardListProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.path}>
          <Card card={card} headingLevel={headingLevel} />
          {card.pages ? (
            <ul className={styles.pages} data-search-ignore="">
              {card.pages.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink to={path}>{label}</SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Card({ card, headingLevel }: { card: CategoryCard; headingLevel: 2 | 3 }): ReactNode {
  const { label, path, startHere, emoji, icon } = card;
  const Title = `h${headingLevel}` as const;
  const { text, note } = describeCard(card);
  return (
    <SiteLink to={path} className={styles.card} data-prefetch="view" data-kind={emoji || icon ? undefined : 'doc'}>
      {emoji ? (
        <span className={styles.emoji} aria-hidden="true">
          {emoji}
        </span>
      ) : icon ? (
        <Icon path={icon} />
      ) : null}
      <Title className={styles.title} title={label}>
        {label}
      </Title>
      {note === undefined ? null : (
        <span className={styles.note} data-start={startHere}>
          {note}
        </span>
      )}
      {text === undefined ? null : (
        <p className={styles.description} title={text}>
          {text}
        </p>
      )}
    </SiteLink>
  );
}
