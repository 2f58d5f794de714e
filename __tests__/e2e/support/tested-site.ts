/** The tests of `engine` run on the site of `fixtures/variants/second`, in which the engine is installed. */
const isSecond = process.env.VARIANT === 'second';

/** A long document with sections, and neighbours in the sidebar. */
export const longDoc = isSecond
  ? '/handbook/bookings/prepare-a-charter'
  : '/docs/cleveressentials/pricing/set-a-base-price';

/** The page that most tests go to: the navbar links to it. */
export const target = isSecond ? '/reference/errors' : '/docs/changelog';
