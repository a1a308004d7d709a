import { expect, it } from 'vitest';
import { TIMELINE_TEXT } from './text.ts';

it('counts one property in the singular', () => {
  const { shown } = TIMELINE_TEXT.filters;
  expect([shown(1, 1), shown(0, 1), shown(1, 2)]).toEqual(['1 property', '0 of 1 property', '1 of 2 properties']);
});
