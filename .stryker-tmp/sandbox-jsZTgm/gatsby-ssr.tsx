import type { GatsbySSR } from 'gatsby';
import { renderDocument } from './src/document/render-document';
import { rewriteDocument } from './src/document/rewrite-document';
import { wrapPage } from './src/document/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage as GatsbySSR['wrapPageElement'];

export const onRenderBody: GatsbySSR['onRenderBody'] = renderDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = rewriteDocument;
