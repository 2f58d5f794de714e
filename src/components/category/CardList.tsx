import type { ReactNode } from 'react';
import type { CategoryCard } from '../../shared/category';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/icon-paths';
import { SiteLink } from '../link/SiteLink';
import * as styles from './CardList.module.css';

const icons: Record<CategoryCard['kind'], IconName> = { doc: 'file-text', category: 'folder', link: 'link' };

interface CardListProps {
  cards: readonly CategoryCard[];
  headingLevel: 2 | 3;
}

/** Pages as a list of cards, each one link (CAT-03, CAT-04, CAT-08). */
export function CardList({ cards, headingLevel }: CardListProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.path}>
          <Card card={card} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, headingLevel }: { card: CategoryCard; headingLevel: 2 | 3 }): ReactNode {
  const { kind, label, path, description, count, emoji } = card;
  const Title = `h${headingLevel}` as const;
  const items = count === undefined ? undefined : `${count} ${count === 1 ? 'item' : 'items'}`;
  const text = description ?? items;
  return (
    <SiteLink to={path} className={styles.card} data-prefetch="view">
      {emoji ? (
        <span className={styles.icon} aria-hidden="true">
          {emoji}
        </span>
      ) : (
        <Icon name={icons[kind]} className={styles.icon} />
      )}
      <Title className={styles.title} title={label}>
        {label}
      </Title>
      {items !== undefined && description !== undefined ? <span className={styles.count}>{items}</span> : null}
      {text === undefined ? null : (
        <p className={styles.description} title={text}>
          {text}
        </p>
      )}
    </SiteLink>
  );
}
