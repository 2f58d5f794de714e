/** What the modules for components take of the engine. */
export { useHydrated } from '../../../../src/browser/useHydrated';
export { SiteLink } from '../../../../src/components/link/SiteLink';
export { TabItem, Tabs } from '../../../../src/components/mdx/tabs/Tabs';
export { pathPrefix, withPrefix } from '../../../../src/navigation/prefix';
export { locale } from '../../../../src/shared/constants';
export { site } from '../../../../src/shared/site';
