import { join } from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './eslint.boundaries.mjs';

const root = import.meta.dirname;

// Rules that need types, such as those about promises, and the rule about cycles are in .oxlintrc.json.
export default defineConfig(
  { ignores: ['**/node_modules', 'dist*', '.astro', '.cache', 'functions/lib', 'test-results'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs['flat/recommended'],
  {
    languageOptions: { globals: globals.node },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: join(root, 'tsconfig.json') })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A type-only import couples two folders as well, so the boundaries apply to it.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // The API is called through its client, a file of the site through fetch-json.
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/lib/{api/send-request,fetch-json,member/firestore-rest}.ts',
      'src/admin/{lib/online,features/publish/use-confirmations}.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call the API through lib/api/call-api.ts; read a file with lib/fetch-json.ts.' },
      ],
    },
  },
  { files: ['**/*.tsx'], extends: [reactHooks.configs.flat.recommended] },
  { files: ['public/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    // Commands print to the terminal.
    files: ['publisher/**', 'scripts/**', 'tests/**', 'functions/build.mjs'],
    rules: { 'no-console': 'off' },
  },
);
