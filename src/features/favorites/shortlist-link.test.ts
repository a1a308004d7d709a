import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LINK_PROPERTIES_MAX, packIds, unpackIds } from './shortlist-link.ts';

const ids = fc.uniqueArray(fc.uuid({ version: [1, 2, 3, 4, 5] }), { maxLength: LINK_PROPERTIES_MAX });

describe('the properties in a shared link', () => {
  it('are decoded as they were encoded', () => {
    fc.assert(
      fc.property(ids, (list) => {
        expect(unpackIds(packIds(list))).toEqual(list);
      }),
    );
  });

  it('need no escaping', () => {
    fc.assert(
      fc.property(ids, (list) => {
        expect(encodeURIComponent(packIds(list))).toBe(packIds(list));
      }),
    );
  });

  it('are ids and nothing else, whatever the URL contains', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.base64String({ minLength: 20, maxLength: 24 })).map((all) => all.join('.')),
        ),
        (text) => {
          for (const id of unpackIds(text)) expect(id).toMatch(/^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/);
        },
      ),
    );
  });

  it('are limited so that the URL stays short', () => {
    const many = Array.from({ length: 500 }, (_, n) => `4b2d7c1e-93a0-4c56-8f1e-${String(n).padStart(12, '0')}`);
    expect(unpackIds(packIds(many))).toHaveLength(LINK_PROPERTIES_MAX);
    expect(packIds(many).length).toBeLessThan(1500);
  });
});
