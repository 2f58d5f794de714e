import { deviceAnswers } from 'help-portal-device-answers/src/device-answers';
import type { ProviderDescriptor, SearchSettings } from 'help-portal/search';

/** What search suggests, and how much it shows. Each field is explained in `src/shared/site-definition.ts`. */
export const search: SearchSettings = {
  resultsPerGroup: 5,
  resultsPerPage: 3,
  questionLength: 512,
  remembers: true,
  popularPages: [
    { title: 'Quick start guide', path: '/docs/get-started/quick-start-guide' },
    { title: 'Add a product', path: '/docs/cleveressentials/products/set-up-your-products/add-a-product/' },
    { title: 'Payment options', path: '/docs/category/payment-options' },
    {
      title: 'Cancel subscriptions',
      path: '/docs/cleveressentials/subscriptions/manage-subscriptions/cancel-subscriptions/',
    },
    {
      title: 'Purchases',
      path: '/docs/cleveressentials/revenue-assurance/get-transparency-about-transactions/purchases',
    },
  ],
  sampleQuestions: ['How do I refund an order?', 'What is a merchant of record?', 'How do I add a product?'],
  popularQueries: ['refund', 'coupon', 'payout'],
  missingResultsUrl: null,
  filters: [],
  externalUrls: null,
  answerHelper: deviceAnswers,
};

/** Search services that this site may use besides its own index and Algolia, each from a package `search-…`. */
export const providers: readonly ProviderDescriptor[] = [];
