/** `help-portal/site`: what `site/site.ts` and `site/assistants.ts` are made with, and what all files of a site may use. */
export { defineSite } from '../src/shared/define-site';
export type { AreaInput, SiteInput } from '../src/shared/define-site';
export { formatNumber } from '../src/shared/format';
export { encodePath, withSlash } from '../src/shared/paths';
export { fillProductSlug } from '../src/shared/product';
export type { Product } from '../src/shared/product';
export type {
  AreaDefinition,
  AreaVersion,
  AssistantDefinition,
  SiteDefinition,
  SiteLink,
} from '../src/shared/site-definition';
export type { WordsOfSite } from '../src/shared/words/words-of-site';
