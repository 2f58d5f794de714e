import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { folderRules } from './scripts/lint/folders.mjs';

/** Files whose default export Gatsby, Playwright, Docusaurus or a tool asks for. */
const defaultExports = [
  'packages/import-docusaurus/src/modules/*',
  'gatsby-*.{ts,tsx}',
  'plugins/*/gatsby-*.{ts,tsx}',
  'src/{pages,templates}/**/*.tsx',
  'site/pages/*.tsx',
  '*.config.{ts,mjs}',
  '.dependency-cruiser.mjs',
  'src/globals.d.ts',
  '__tests__/setup/*',
  '__tests__/e2e/support/*-{setup,reporter}.ts',
];

const tests = ['__tests__/**/*.{ts,tsx}', 'packages/*/__tests__/**/*.ts', '__mocks__/**'];

export default defineConfig(
  {
    ignores: [
      '.cache/',
      'public/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'static/',
      'content/',
      'src/gatsby-types.d.ts',
      '__tests__/fixtures/',
      'packages/create/template/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    extends: [js.configs.recommended],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js'], alias: { site: ['./site', './defaults'] } }),
      ],
    },
    rules: {
      'import-x/no-default-export': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  { files: ['**/*.{mjs,cjs}'], rules: { 'no-undef': 'off' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{src,site,packages/*/src}/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}', 'gatsby-{browser,ssr}.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: { 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['{src,node,plugins,packages/*/src,site}/**/*.{ts,tsx}', 'gatsby-*.{ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 220, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['{node,packages/*/src}/**/*.ts', 'plugins/*/gatsby-node.ts', 'gatsby-node.ts'],
    rules: {
      // Gatsby types its actions as Function and its helpers as methods, which are handed over unbound.
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  folderRules,
  {
    files: tests,
    rules: {
      // Matchers and fakes are passed around unbound; globals of Jest are typed so.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },
  { files: defaultExports, rules: { 'import-x/no-default-export': 'off' } },
);
