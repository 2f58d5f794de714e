import { site } from '../../../src/shared/site';
import { longDoc } from './tested-site';

/** One page of each kind: what must hold everywhere is tested on these. */
export interface PageKind {
  name: string;
  path: string;
  /** Of a direct load (RTE-02). */
  status: 200 | 404;
}

const page = (name: string, path: string): PageKind => ({ name, path, status: 200 });

export const notFound: PageKind = { name: 'not found', path: '/docs/no-such-page', status: 404 };

/** Pages of the docs area with navbar, sidebar, breadcrumbs and table of contents. */
export const docPage = page('doc', longDoc);

export const pageKinds: readonly PageKind[] = [
  page('home', '/'),
  page('search', '/search'),
  page('custom page', '/dokuspark'),
  page('landing page', `/docs/about-${site.product.slug}/`),
  page('index page', '/docs/cleveressentials/pricing/'),
  docPage,
  page('measure', '/docs/desktop-tools/bi-help/measures/conversion-rate'),
  page('dimension', '/docs/desktop-tools/bi-help/dimensions/payment-provider'),
  page('category', '/docs/category/get-started'),
  page('large category', '/docs/category/measures'),
  page('unlisted page', '/docs/cleveressentials/checkout/popup-checkout'),
  page('changelog', '/docs/changelog'),
  page('changelog of a year', '/docs/changelog/2024'),
  page('list of guides', '/guides'),
  page('guide', '/guides/flow-charts-for-notification-events'),
  page('guide with every component', '/guides/example'),
  page('guide with a component of its own', '/guides/components-in-pages'),
  notFound,
];
