import { site } from '../../src/shared/site';
import { escapeXml } from './escape-xml';

/** Renders the OpenSearch description with which browsers offer the site's search in their address bar. */
export function renderOpenSearch(siteUrl: string, pathPrefix: string): string {
  const base = escapeXml(`${siteUrl}${pathPrefix}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(site.siteTitle.slice(0, 16).trim())}</ShortName>
  <Description>${escapeXml(`Search ${site.siteTitle}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/svg+xml">${base}/favicon.svg</Image>
  <Url type="text/html" template="${base}/search?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
