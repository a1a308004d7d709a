import { expect, it } from 'vitest';
import { FIELD_HINTS } from './field-hints.ts';

it('without JavaScript a form about a property that was withdrawn says so', () => {
  expect(FIELD_HINTS['propertyId']).toBe('This property is no longer available');
});
