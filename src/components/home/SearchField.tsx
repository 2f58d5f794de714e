import type { ReactNode } from 'react';
import { otherPageWords } from '../../shared/words/other-pages';
import { Icon } from '../icons/Icon';
import { becomeButton } from '../navbar/SearchButton';
import { withPrefix } from '../../navigation/prefix';
import * as styles from './home-parts.module.css';

/** Looks like a field and opens search, like the navbar's button; without JavaScript it links to the search page. */
export function SearchField(): ReactNode {
  return (
    <a ref={becomeButton} className={styles.search} href={withPrefix('/search')} data-search-open>
      <Icon name="search" size={22} />
      {otherPageWords.searchOrAsk}
    </a>
  );
}
