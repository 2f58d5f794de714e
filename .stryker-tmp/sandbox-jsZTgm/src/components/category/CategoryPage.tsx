import { useId } from 'react';
import type { ReactNode } from 'react';
import type { CategoryGroup } from '../../shared/category';
import type { PagePlace } from '../../shared/sidebar';
import { Breadcrumbs } from '../breadcrumbs/Breadcrumbs';
import { Pagination } from '../pagination/Pagination';
import { CardList } from './CardList';
import * as styles from './CategoryPage.module.css';

interface CategoryPageProps {
  title: string;
  description?: string;
  place: PagePlace;
  groups: readonly CategoryGroup[];
}

/** A category listing. */
export function CategoryPage({ title, description, place, groups }: CategoryPageProps): ReactNode {
  return (
    <div className={styles.page} data-search-body>
      <Breadcrumbs breadcrumbs={place.breadcrumbs} />
      <h1 className={styles.title}>{title}</h1>
      {description ? <p className={styles.intro}>{description}</p> : null}
      {groups.map((group, index) => (
        <Group key={group.title ?? index} {...group} />
      ))}
      <Pagination previous={place.previous} next={place.next} />
    </div>
  );
}

function Group({ title, cards }: CategoryGroup): ReactNode {
  const id = useId();
  if (title === undefined) return <CardList cards={cards} headingLevel={2} />;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.group}>
        {title}
      </h2>
      <CardList cards={cards} headingLevel={3} />
    </section>
  );
}
