import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the initials of a portrait', () => {
  it.each([
    ['Leonor Abrantes Vidal', 'LV'],
    ['Inês Calheiros Montalvo', 'IM'],
    ['Ágata', 'Á'],
    [' anna  berg ', 'AB'],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
