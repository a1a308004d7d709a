import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FavoritesToolbar } from './FavoritesToolbar.tsx';

it('names the sort direction with the word on its button, by which voice control presses it', () => {
  const html = renderToStaticMarkup(
    createElement(FavoritesToolbar, {
      box: { current: null },
      query: { search: '', field: 'title', direction: 'asc' },
      onChange: () => undefined,
      onClear: () => undefined,
      onShare: () => undefined,
    }),
  );
  const button = /<button(?:(?!<\/button>).)*Ascending.*?<\/button>/.exec(html)?.[0] ?? '';
  expect(button).not.toContain('aria-label=');
  expect(button.replaceAll(/<[^>]*>/g, '')).toBe('Sort direction: Ascending');
});
