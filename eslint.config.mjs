import { join } from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import astro from 'eslint-plugin-astro';
import { importX } from 'eslint-plugin-import-x';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importZones } from './eslint.boundaries.mjs';

const root = import.meta.dirname;

// What ESLint alone can do: the import boundaries, and .astro files with their templates. All else is in .oxlintrc.json.
export default defineConfig(
  { ignores: ['**/node_modules', 'dist*', '.astro', '.cache', 'functions/lib', 'test-results'] },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: { parser: tseslint.parser },
    linterOptions: { noInlineConfig: true },
  },
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: join(root, 'tsconfig.json') })],
    },
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: importZones(root) }] },
  },
  {
    // Their scripts have names such as Page.astro/0_0.ts.
    files: ['**/*.astro', '**/*.astro/*'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strict,
      tseslint.configs.stylistic,
      astro.configs['flat/recommended'],
    ],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A type-only import couples two folders as well, so the boundaries apply to it.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['src/**/*.astro/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Call the API through lib/api/call-api.ts; read a file with lib/fetch-json.ts.' },
      ],
    },
  },
);
