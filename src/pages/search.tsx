import type { PageProps } from 'gatsby';
import pageStyles from '!!file-loader?name=static/[name].[contenthash].css!../search/page/search-page.css';
import searchStyles from '!!file-loader?name=static/[name].[contenthash].css!../search/search.css';
import { Metadata } from '../components/head/Metadata';
import { SearchPage } from '../search/page/SearchPage';

export default function SearchRoute({ location }: PageProps) {
  return <SearchPage address={location.search} />;
}

/** Its results are no page for search engines, but its links are. The title follows the query in the browser. */
export function Head() {
  return (
    <Metadata
      title="Search the documentation"
      description="Search all pages of the documentation, narrow the results to an area, or browse the areas."
      path="/search"
      robots="noindex, follow"
    >
      <link rel="stylesheet" href={searchStyles as string} />
      <link rel="stylesheet" href={pageStyles as string} />
    </Metadata>
  );
}
