/** Physical sides, and the logical property that says the same in every writing direction (ARCHITECTURE section 7). */
const physicalProperties = [
  '/^(margin|padding|border|scroll-margin|scroll-padding)-(top|right|bottom|left)/',
  '/^border-(top|bottom)-(left|right)-radius$/',
  '/^(top|right|bottom|left)$/',
  '/^(min-|max-)?(width|height)$/',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'property-disallowed-list': [
      physicalProperties,
      { message: (property) => `"${property}" is physical: use the logical property (inline, block).` },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
      // Safari knows its parts, and the short form of them with a prefix only, which a plain one with a variable undoes.
      'text-decoration': ['/\\s/'],
    },
    // A colour is written once, in the tokens.
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/', 'light-dark'],
    'declaration-no-important': true,
    // CSS modules name classes as properties; generated HTML and Prism name them with dashes.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*(-[a-zA-Z0-9]+)*$', { message: 'camelCase or kebab-case.' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    // The cascade is governed by layers.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['site/theme.css', 'defaults/theme.css', 'src/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
};
