import type { GatsbySSR } from 'gatsby';
import { renderBody } from './src/document/render-body';
import { renderDocument } from './src/document/render-document';
import { rewriteDocument } from './src/document/rewrite-document';
import { wrapPage } from './src/document/wrap-page';

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage as GatsbySSR['wrapPageElement'];

export const replaceRenderer: GatsbySSR['replaceRenderer'] = renderBody;

export const onRenderBody: GatsbySSR['onRenderBody'] = renderDocument;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = rewriteDocument;
