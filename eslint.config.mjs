import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The domain libraries: no clock, environment or system. `.dependency-cruiser.cjs` checks their imports. */
const PURE = [
  'cards',
  'random',
  'ranking',
  'engine',
  'rules',
  'histories',
  'dealer',
  'audit',
  'inference',
  'equity',
  'hand-equity',
  'text',
  'report',
].map((library) => `libs/${library}/**/*.ts`);
const TESTS = ['**/*.spec.ts', '**/testing/**/*.ts', 'test/**/*.ts'];

const notInPureLibraries = (name, message) => ({
  name,
  message: `${message} (domain libraries are pure)`,
});

export default defineConfig(
  globalIgnores([
    '**/generated/',
    // AssemblyScript, not TypeScript.
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
      // Without noUncheckedIndexedAccess the type of an element lacks undefined, although it may be missing: checks are correct.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Nest declares its options as classes, but accepts literals.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // Numbers are fine in templates; objects and promises are mistakes.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      // Guards end with `return fail(…)`.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An interface may require an async function that has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Texts are spread into code points on purpose.
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
      // A missing value should fail a test.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Matchers check the result of fetch().json().
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
