import type { ReactNode } from 'react';
import { areaNamed, searchTagOf } from '../../shared/areas';
import { locale } from '../../shared/constants';
import { documentTitle } from '../../shared/document-title';
import { markdownPath } from '../../shared/paths';
import { withPrefix } from '../../navigation/prefix';
import { useSiteMetadata } from '../site/site-data';

export interface MetadataProps {
  /** Page title without the site title; if empty or the same, only the site title is used. */
  title: string;
  description: string;
  /** Declared path, without the site's base path; null for no canonical URL. */
  path: string | null;
  /** Area for DocSearch's filters; pages without one get the tag `default`. */
  area?: string;
  keywords?: readonly string[];
  /** Path or URL of the preview image. */
  image?: string;
  /** Whether the page has a Markdown version. */
  hasMarkdown?: boolean;
  /** Content of the robots meta element. */
  robots?: string;
  /** JSON-LD objects, without `@context`. */
  structuredData?: readonly object[];
  children?: ReactNode;
}

const defaultImage = '/social-card.png';

/** Head elements of a page, rendered by the `Head` export of every template. */
export function Metadata({
  title,
  description,
  path,
  area: areaName,
  keywords = [],
  image = defaultImage,
  hasMarkdown = false,
  robots,
  structuredData = [],
  children,
}: MetadataProps) {
  const site = useSiteMetadata();
  const area = areaNamed(areaName);
  const fullTitle = documentTitle(title, site.title);
  const absolute = (target: string): string =>
    /^https?:/.test(target) ? target : `${site.siteUrl}${withPrefix(target)}`;
  const imageUrl = absolute(image);
  const url = path === null ? null : absolute(path);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {robots ? <meta name="robots" content={robots} /> : null}
      {keywords.length > 0 ? <meta name="keywords" content={keywords.join(', ')} /> : null}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={locale.language} />
      <meta property="og:image" content={imageUrl} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={imageUrl} />
      {url === null ? null : (
        <>
          <meta property="og:url" content={url} />
          <link rel="canonical" href={url} />
          <link rel="alternate" hrefLang="en" href={url} />
          <link rel="alternate" hrefLang="x-default" href={url} />
        </>
      )}
      {hasMarkdown && path !== null ? (
        <link rel="alternate" type="text/markdown" href={absolute(markdownPath(path))} />
      ) : null}
      <meta name="docsearch:language" content={locale.language} />
      {area ? <meta name="docsearch:version" content={area.version.name} /> : null}
      <meta name="docsearch:docusaurus_tag" content={area ? searchTagOf(area) : 'default'} />
      {structuredData.map((data, index) => (
        <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(data) }} />
      ))}
      {children}
    </>
  );
}

/**
 * Serialises JSON-LD without characters that HTML gives a meaning: `<` would end the script element, and Gatsby decodes
 * character references in the scripts of a `Head`.
 */
function toJsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(
    /[<>&]/g,
    (char) => `\\u00${char.charCodeAt(0).toString(16)}`,
  );
}
