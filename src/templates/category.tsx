import type { HeadProps, PageProps } from 'gatsby';
import { CategoryPage } from '../components/category/CategoryPage';
import { Metadata } from '../components/head/Metadata';
import { useSiteMetadata } from '../components/site/site-data';
import { breadcrumbList } from '../components/head/structured-data';
import { withPrefix } from '../navigation/prefix';
import { describeCategory } from '../shared/page-context';
import type { CategoryPageContext } from '../shared/page-context';

export default function CategoryTemplate({ pageContext }: PageProps<object, CategoryPageContext>) {
  const { title, description, place, groups } = pageContext;
  return <CategoryPage title={title} place={place} groups={groups} {...(description ? { description } : {})} />;
}

export function Head({ pageContext, location }: HeadProps<object, CategoryPageContext>) {
  const { siteUrl } = useSiteMetadata();
  const { area, title, keywords, place } = pageContext;
  const path = place.breadcrumbs.at(-1)?.path ?? location.pathname;
  return (
    <Metadata
      title={title}
      description={describeCategory(pageContext)}
      path={path}
      area={area}
      hasMarkdown
      keywords={keywords}
      structuredData={[breadcrumbList(place.breadcrumbs, (target) => `${siteUrl}${withPrefix(target)}`)]}
    />
  );
}
