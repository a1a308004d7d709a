import { expect, it } from 'vitest';
import { SHELL_TEXT } from './text.ts';

it.each([
  ['Brand, Unipessoal Lda.', '© 2026 Brand, Unipessoal Lda.'],
  ['Brand', '© 2026 Brand.'],
])('the imprint of %s ends with one full stop', (company, imprint) => {
  expect(SHELL_TEXT.copyright(2026, company)).toBe(imprint);
});

it.each([
  [1, 'out of 5, from 1 review on Reviews'],
  [212, 'out of 5, from 212 reviews on Reviews'],
])('the footer counts %i reviews in good English', (count, line) => {
  expect(SHELL_TEXT.reviews(count, 'Reviews')).toBe(line);
});
