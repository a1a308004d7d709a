import { isUuid } from '#domain/core/uuid.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importedId } from './imported-id.ts';

describe('the id of an imported property', () => {
  it('never changes for a code, because another id would create every property a second time', () => {
    expect(importedId('A-1001')).toBe('0d6c98d2-7564-5576-a806-3efc37cd4573');
  });

  it('does not depend on case or spaces', () => {
    expect(importedId('  a-1001 ')).toBe(importedId('A-1001'));
    expect(importedId('a  1')).toBe(importedId('A 1'));
  });

  it('is a UUID that URLs accept, and differs for different codes', () => {
    const code = fc.stringMatching(/^[a-z0-9-]{1,20}$/);
    fc.assert(
      fc.property(code, code, (one, other) => {
        expect(isUuid(importedId(one))).toBe(true);
        expect(importedId(one) === importedId(other)).toBe(one === other);
      }),
    );
  });
});
