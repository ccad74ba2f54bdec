import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import typescript from 'typescript-eslint';

export default defineConfig(
  globalIgnores(['dist*', '.build', 'src/generated']),
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  // Playwright passes fixtures on through a function called `use`.
  { ...reactHooks.configs.flat.recommended, ignores: ['tests/browser/**'] },
  {
    languageOptions: { parserOptions: { project: './tsconfig.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Interfaces here describe plain objects of functions; no method uses `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' },
        {
          selector: 'ImportSpecifier[importKind="type"]',
          message: 'Import types in a statement of their own: import type { … }.',
        },
      ],
    },
  },
  {
    // The whole project sees the types of Node and Jest, but a browser has none of their globals. Parcel
    // fills in what src/browser.tsx reads of `process`.
    files: ['src/**'],
    ignores: [
      'src/{commands,pipeline,local,owners}/**',
      'src/{browser,prerender}.tsx',
      'src/start.ts',
      'src/desk/deskSettings.ts',
    ],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'Buffer', 'global', '__dirname', '__filename', 'setImmediate'],
        ...['jest', 'expect', 'test', 'it', 'describe'],
      ],
    },
  },
  {
    // Volunteers write these in a browser. What a reader cannot see must not stop them; what is wrong in
    // them, npm run content:check says in plain words.
    files: ['content/**'],
    rules: { 'no-irregular-whitespace': 'off', 'no-useless-escape': 'off' },
  },
  {
    files: ['**/*.{js,cjs}', 'tests/browser/playwright.config.ts'],
    ...typescript.configs.disableTypeChecked,
    rules: {
      ...typescript.configs.disableTypeChecked.rules,
      'no-restricted-syntax': 'off',
      'no-undef': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
