import type { ReactNode } from 'react';
import { searchLimits, suggestionLimit } from '../../shared/constants';
import { site } from '../../shared/site';
import { navigationWords } from '../../shared/words/navigation';
import { otherPageWords } from '../../shared/words/other-pages';
import { useHydrated } from '../../browser/useHydrated';
import { Main } from '../layout/Main';
import { SiteLink } from '../link/SiteLink';
import { withPrefix } from '../../navigation/prefix';
import { useAllSidebars } from '../site/site-data';
import { queryFor, suggestPages } from './suggest';
import type { Suggestion } from './suggest';
import * as styles from './NotFound.module.css';

const entryPoints = site.notFound.map(({ label, to }) => ({ label, path: to })).slice(0, suggestionLimit);

interface NotFoundProps {
  path: string;
  /** Known pages that are not in the sidebar. */
  pagesBesideDocs: readonly Suggestion[];
}

/**
 * The not-found page, with the nearest pages and a search field. Its HTML is served for every unknown path, so
 * everything that depends on the path is only rendered after hydration.
 */
export function NotFound({ path, pagesBesideDocs }: NotFoundProps): ReactNode {
  const sidebar = useAllSidebars();
  const isHydrated = useHydrated();
  const nearest = isHydrated ? suggestPages(path, [...sidebar, ...pagesBesideDocs]) : [];
  const suggestions = nearest.length > 0 ? nearest : entryPoints;
  return (
    <Main className={styles.page}>
      <h1>{otherPageWords.notFound}</h1>
      <p className={styles.text}>{otherPageWords.notFoundReasons}</p>
      <p className={styles.text}>{otherPageWords.tellOwner}</p>
      <form key={String(isHydrated)} className={styles.form} role="search" action={withPrefix('/search')}>
        <label className="visually-hidden" htmlFor="not-found-search">
          {navigationWords.search}
        </label>
        <input
          id="not-found-search"
          className={styles.input}
          type="search"
          name="q"
          maxLength={searchLimits.queryLength}
          placeholder={navigationWords.searchPlaceholder}
          autoComplete="off"
          defaultValue={isHydrated ? queryFor(path).slice(0, searchLimits.queryLength) : ''}
        />
        <button type="submit" className={styles.submit}>
          {navigationWords.search}
        </button>
      </form>
      <h2 className={styles.heading}>
        {nearest.length > 0 ? otherPageWords.similarAddresses : otherPageWords.goodPlaces}
      </h2>
      <ul className={styles.list}>
        {suggestions.map(({ label, path: to }) => (
          <li key={to}>
            <SiteLink to={to} className={styles.link}>
              {label} <span className={styles.address}>{to}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Main>
  );
}
