import { describe, expect, it } from 'vitest';
import { standsAtDestination } from './destination-properties.ts';

describe("cards of a destination: 'type rental whose location contains the destination text'", () => {
  const lisbon = { slug: 'lisbon', locationText: 'Lisbon' } as const;

  it('are rentals located there', () => {
    expect(standsAtDestination({ type: 'rental', destination: null, location: 'Alfama, lisbon' }, lisbon)).toBe(true);
    expect(standsAtDestination({ type: 'rental', destination: null, location: 'Lagos' }, lisbon)).toBe(false);
    expect(standsAtDestination({ type: 'real_estate', destination: 'lisbon', location: 'Lisbon' }, lisbon)).toBe(false);
  });

  it('follow the destination an editor chose before the text', () => {
    expect(standsAtDestination({ type: 'rental', destination: 'lisbon', location: 'Alfama' }, lisbon)).toBe(true);
    expect(
      standsAtDestination({ type: 'rental', destination: 'east-of-lisbon', location: 'East of Lisbon' }, lisbon),
    ).toBe(false);
  });
});
