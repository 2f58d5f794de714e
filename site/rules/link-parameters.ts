import { defineRule, finding } from 'help-portal/rules';

/** `x-source=newsletter` in an address, in text and in code alike. */
const assignment = /[?&](x-[a-z-]+)=([^&?#\s"'`<>)\]|]*)/g;

/** Values that stand for any: `{campaign}`, `CUSTOMER-ID`, `…`. */
const placeholder = /^(?:\W.*|[A-Z][A-Z_-]+|…)$/;

/** Example links have the parameters and values of `link-parameters.yml`. */
export const checkLinkParameters = defineRule(['link-parameter'], ({ pages, data }) => {
  const parameters = new Map(data['link-parameters.yml']?.parameters.map((one) => [one.name, one]));
  if (parameters.size === 0) return [];
  return pages.flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, index) =>
      [...line.matchAll(assignment)].flatMap(([, name = '', value = '']) => {
        const known = parameters.get(name);
        const expected = known?.values?.join(', ') ?? known?.pattern;
        if (!known) return finding('link-parameter', file, index + 1, unknown(name, [...parameters.keys()]));
        const isGood = known.values?.includes(value) ?? new RegExp(known.pattern ?? '', 'u').test(value);
        if (isGood || placeholder.test(value)) return [];
        return finding('link-parameter', file, index + 1, `${name} is "${value}". Expected ${expected}.`);
      }),
    ),
  );
});

const unknown = (name: string, names: readonly string[]): string =>
  `${name} is not in link-parameters.yml. Expected ${names.join(', ')}.`;
