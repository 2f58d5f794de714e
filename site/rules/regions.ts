import { defineRule, finding } from 'help-portal/rules';

const guide = 'content/guides/regions.mdx';

/**
 * The numbers that the guide writes itself, "SEPA 36" or "European Union with 27 countries", are those of
 * content/data/regions.yml. Its tables are drawn from the data.
 */
export const checkRegions = defineRule(['region'], ({ pages, data }) => {
  const page = pages.find(({ file }) => file === guide);
  if (!page) return [];
  return (data['regions.yml']?.regions ?? []).flatMap(({ name, countries }) =>
    page.source
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(new RegExp(`${name}(?:,| with)? (\\d+)\\b`, 'g'))]
          .filter(([, count]) => Number(count) !== countries.length)
          .map(([words]) => finding('region', guide, index + 1, `"${words}". Expected ${countries.length}.`)),
      ),
  );
});
