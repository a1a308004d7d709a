import { expect, it } from 'vitest';
import { SHELL_TEXT } from './text.ts';

it.each([
  ['Brand, Unipessoal Lda.', '© 2026 Brand, Unipessoal Lda.'],
  ['Brand', '© 2026 Brand.'],
])('the imprint of %s ends with one full stop', (company, imprint) => {
  expect(SHELL_TEXT.copyright(2026, company)).toBe(imprint);
});
