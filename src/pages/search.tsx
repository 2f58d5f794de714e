import type { PageProps } from 'gatsby';
import pageStyles from '!!file-loader?name=static/[name].[contenthash].css!../search/page/search-page.css';
import searchStyles from '!!file-loader?name=static/[name].[contenthash].css!../search/search.css';
import { searchWords } from '../shared/words/search';
import { Metadata } from '../components/head/Metadata';
import { SearchPage } from '../search/page/SearchPage';

export default function SearchRoute({ location }: PageProps) {
  return <SearchPage address={location.search} />;
}

/** `noindex, follow`: the results must not be indexed, but the links may be followed. */
export function Head() {
  return (
    <Metadata
      title={searchWords.pageTitle}
      description={searchWords.pageDescription}
      path="/search"
      robots="noindex, follow"
    >
      <link rel="stylesheet" href={searchStyles as string} />
      <link rel="stylesheet" href={pageStyles as string} />
    </Metadata>
  );
}
