import nx from '@nx/eslint-plugin';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { BANS, bansPlugin, FOR_TESTS, WRAPPED } from './tools/workshop/checks/lint/bans.mjs';
import { LAYERS } from './tools/workshop/checks/lint/layers.mjs';

const CODE = ['**/*.{ts,tsx,mts}'];
const TESTS = ['**/*.{test,testing}.{ts,tsx}', '**/*.stories.tsx'];
/** Code that runs in a visitor's browser, or that responds to one. */
const PRODUCT = ['apps/**', 'libs/**', 'tools/{site,platform}/**'].map((folder) => `${folder}/*.{ts,tsx}`);
/** Code that runs in a visitor's browser. */
const IN_BROWSERS = ['apps/*/src/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}'];
/** APIs that `addMissingFeatures` polyfills, or that are feature-detected. */
const POLYFILLS = ['URL.canParse', 'AbortSignal.any', 'requestIdleCallback', 'location.ancestorOrigins'];
const NO_PRODUCT = [
  ...TESTS,
  'libs/testing/**',
  'libs/*/gen/**',
  'tools/platform/sandbox/{rigs,src/testing}/**',
  'tools/platform/art/**',
];

const banRules = Object.fromEntries(BANS.map(({ name }) => [`baize/${name}`, 'error']));

/** Packages that only one file may import, and packages for tests only. */
const importRule = (packages, { inTests = false } = {}) => [
  'error',
  {
    patterns: [
      ...packages.map(({ name, instead }) => ({
        group: [name, `${name}/*`],
        message: `Use ${instead}.`,
      })),
      ...(inTests ? [] : [{ group: [FOR_TESTS], message: 'For tests and stories only.' }]),
    ],
  },
];

export default [
  {
    ignores: [
      '**/dist',
      '**/node_modules',
      '.nx',
      '.baize',
      'storybook-static',
      '**/generated',
      '**/public',
      'artifacts',
    ],
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: CODE })),
  {
    files: CODE,
    /* One program for all: a separate one for each library takes twice as long. */
    languageOptions: { parserOptions: { project: ['tsconfig.json'], tsconfigRootDir: import.meta.dirname } },
    plugins: { '@nx': nx, baize: bansPlugin },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          allow: [],
          depConstraints: LAYERS,
          enforceBuildableLibDependency: false,
          /* An app imports a lib's routes statically, and its search, hooks or quick deposit, other entry points, on demand. */
          checkDynamicDependenciesExceptions: ['@baize/*'],
        },
      ],
      ...banRules,
      'baize/declared-imports': 'error',
      'no-restricted-imports': importRule(WRAPPED),
      'no-console': ['error', { allow: ['debug'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  { files: ['**/*.tsx', '**/use*.ts'], ...reactHooks.configs.flat['recommended-latest'] },
  { files: PRODUCT, ignores: NO_PRODUCT, rules: { 'baize/own-properties': 'error' } },
  /* APIs that a supported browser lacks; package.json lists the browsers, ADR 69 explains why. */
  {
    files: IN_BROWSERS,
    ignores: NO_PRODUCT,
    plugins: { compat },
    settings: { polyfills: POLYFILLS, lintAllEsApis: true },
    rules: { 'compat/compat': 'error' },
  },
  ...BANS.flatMap(({ name, allowedIn }) =>
    allowedIn.length > 0 ? [{ files: allowedIn, rules: { [`baize/${name}`]: 'off' } }] : [],
  ),
  ...WRAPPED.filter(({ file }) => file).map(({ file }) => ({
    files: [file],
    rules: { 'no-restricted-imports': importRule(WRAPPED.filter((wrapped) => wrapped.file !== file)) },
  })),
  {
    files: [...TESTS, 'libs/testing/**', '.storybook/**'],
    rules: {
      'max-lines-per-function': 'off',
      'no-restricted-imports': importRule(WRAPPED, { inTests: true }),
    },
  },
  {
    files: ['tools/**', '**/gen/**', '.storybook/**', '**/*.config.ts', 'vitest.shared.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['*.ts', '**/*.config.ts', '.storybook/**'], rules: { '@nx/enforce-module-boundaries': 'off' } },
  /* Files that belong to no project aren't run by tasks with cached results. */
  { files: ['*.ts', '.storybook/**'], rules: { 'baize/declared-imports': 'off' } },
];
