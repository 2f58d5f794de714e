import type { RenderBodyArgs } from 'gatsby';
import { locale } from '../shared/constants';
import { baseUrlScriptId, colourModeScriptId } from '../shared/page-ids';
import { site } from '../shared/site';
import { announcementScript } from '../components/announcement-bar/announcement-script';
import { baseUrlScript } from '../components/base-url/base-url-script';
import { colourModeScript } from '../components/colour-mode/colour-mode-script';
import { navbarScript } from '../components/navbar/navbar-script';
import { withPrefix } from '../navigation/prefix';

/** Sets the attributes of `<html>` and the common elements of the head. */
export function renderDocument({ setHtmlAttributes, setHeadComponents, pathname }: RenderBodyArgs): void {
  const { defaultMode, respectSystem } = site.colourMode;
  const attributes = {
    lang: locale.language,
    dir: locale.direction,
    'data-site-variant': site.siteVariant,
    'data-theme': defaultMode,
    'data-theme-choice': respectSystem ? 'system' : defaultMode,
  };
  setHtmlAttributes(attributes);
  setHeadComponents([
    <script
      key="colour-mode"
      id={colourModeScriptId}
      dangerouslySetInnerHTML={{ __html: colourModeScript + navbarScript }}
    />,
    ...(pathname === '/' && baseUrlScript !== ''
      ? [<script key="base-url" id={baseUrlScriptId} dangerouslySetInnerHTML={{ __html: baseUrlScript }} />]
      : []),
    ...(site.announcement
      ? [<script key="announcement" dangerouslySetInnerHTML={{ __html: announcementScript }} />]
      : []),
    ...(site.theme.textFont === null
      ? []
      : [
          <link
            key="font"
            rel="preload"
            href={withPrefix(site.theme.textFont)}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />,
        ]),
    // The colour-mode script updates both, so they must come before it; `rewriteDocument` orders the head.
    <meta key="color-scheme" name="color-scheme" content={defaultMode} />,
    <meta key="theme-color" name="theme-color" content={site.theme.background[defaultMode]} />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="sitemap" rel="sitemap" type="application/xml" href={withPrefix('/sitemap.xml')} />,
    <link
      key="opensearch"
      rel="search"
      type="application/opensearchdescription+xml"
      title={site.siteTitle}
      href={withPrefix('/opensearch.xml')}
    />,
  ]);
}
