/** `help-portal/components`: what the pages and components of a site are drawn with. */
export { GeneratedHtml } from '../src/components/content/GeneratedHtml';
export { useSiteData } from '../src/components/content/page-content';
export { formatDate } from '../src/shared/format';
export { Metadata } from '../src/components/head/Metadata';
export { LinkRow } from '../src/components/home/LinkRow';
export { NewestChanges } from '../src/components/home/NewestChanges';
export type { Change } from '../src/components/home/NewestChanges';
export { SampleQuestions } from '../src/components/home/SampleQuestions';
export { SearchField } from '../src/components/home/SearchField';
export { Icon } from '../src/components/icons/Icon';
export type { IconName } from '../src/components/icons/icon-paths';
export { Main } from '../src/components/layout/Main';
export { SiteLink } from '../src/components/link/SiteLink';
