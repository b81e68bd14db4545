import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Libraries that a stranger could publish: no clock, no environment, no system (the boundaries see to imports). */
const PURE = [
  'cards',
  'random',
  'ranking',
  'engine',
  'rules',
  'histories',
  'dealer',
  'audit',
  'equity',
  'hand-equity',
  'text',
  'report',
].map((room) => `libs/${room}/**/*.ts`);
const TESTS = ['**/*.spec.ts', '**/testing/**/*.ts', 'test/**/*.ts'];

const notInPureLibraries = (name, message) => ({
  name,
  message: `${message} (the libraries of the domain are pure)`,
});

export default defineConfig(
  globalIgnores([
    '**/generated/',
    // AssemblyScript is no TypeScript.
    '**/assembly/',
    'dist/',
    'node_modules/',
    'coverage/',
    '.cache/',
    '.floorman/',
    'test/**/fixtures/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Nest's modules are classes by design, and often empty ones.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // Without noUncheckedIndexedAccess an element that may be missing has a type without undefined; checking it is right.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Nest declares its options as classes and takes literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An int in a template is no surprise; an object or a promise is.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // `return fail(…)` is how a guard ends.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An async generator over what is in memory, or a close() that has nothing to wait for, keeps to its interface.
      '@typescript-eslint/require-await': 'off',
      // Cards and names are spread by code points, which is what is meant.
      '@typescript-eslint/no-misused-spread': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        notInPureLibraries('process', 'No environment'),
        notInPureLibraries('performance', 'No clock'),
        notInPureLibraries('setTimeout', 'No clock'),
        notInPureLibraries('setInterval', 'No clock'),
        notInPureLibraries('setImmediate', 'No clock'),
        notInPureLibraries('fetch', 'No network'),
        notInPureLibraries('console', 'Results are values'),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'No clock in the libraries of the domain.' },
        { object: 'Math', property: 'random', message: 'Randomness comes in as a seeded source.' },
        {
          object: 'globalThis',
          property: 'process',
          message: 'No environment in the libraries of the domain.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
          message: 'No clock in the libraries.',
        },
      ],
    },
  },
  {
    // The page is checked with Node's types, because its specs compare it with libraries that use them.
    files: ['apps/web/**/*.ts', 'apps/web/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'setImmediate'] },
  },
  {
    files: TESTS,
    rules: {
      // In a test a missing value fails the test, which is what is wanted.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // What fetch().json() gives is looked at by the matchers.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        AbortController: 'readonly',
        AbortSignal: 'readonly',
        Buffer: 'readonly',
        TextDecoder: 'readonly',
        TextEncoder: 'readonly',
        URL: 'readonly',
        clearTimeout: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        globalThis: 'readonly',
        module: 'readonly',
        performance: 'readonly',
        process: 'readonly',
        setImmediate: 'readonly',
        setTimeout: 'readonly',
      },
    },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }] },
  },
);
