import { expect, it } from 'vitest';
import { copyTitle } from './text.ts';

it('the title of a copy begins like that of the original, also where it has to be shortened', () => {
  expect(copyTitle('Casa da Duna')).toBe('Casa da Duna (copy)');
  const title = `Casa da Duna ${'x'.repeat(147)}`;
  expect(copyTitle(title)).toBe(`Casa da Duna ${'x'.repeat(140)} (copy)`);
  expect(copyTitle(title)).toHaveLength(160);
  expect(copyTitle(`${'x'.repeat(152)}🌊🌊`)).toBe(`${'x'.repeat(152)} (copy)`);
});
