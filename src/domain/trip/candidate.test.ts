import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { toTripCandidate } from './candidate.ts';

const candidate = (given: Parameters<typeof publishedFixture>[0] = {}) => toTripCandidate(publishedFixture(given));

describe('a property of the trip planner', () => {
  it.each(['event', 'production', 'real_estate', 'long_term_rental'] as const)('is none that is only a %s', (type) => {
    expect(candidate({ type })).toBeNull();
  });

  it('is none that cannot be rented, whatever an earlier type or a sale left in its fields', () => {
    expect(candidate({ type: 'event', hasRentalOption: true })).toBeNull();
    expect(candidate({ type: 'real_estate', hasRentalOption: true, saleState: 'sold' })).toBeNull();
    expect(candidate({ type: 'real_estate', hasRentalOption: true, saleState: 'reserved' })).not.toBeNull();
    expect(candidate({ type: 'rental', saleState: 'sold' })).not.toBeNull();
  });

  it('may be for sale when it can be rented too, at its rent', () => {
    const sale = { type: 'real_estate', price: '€2,000,000', priceAmount: 2_000_000 } as const;
    const rent = { hasRentalOption: true, rentalPrice: '€7,000 per week', rentalPriceAmount: 7000 };
    expect(candidate({ ...sale, ...rent })?.nightly).toBe(1000);
  });

  it.each([
    ['€900 per night', 900, 900],
    ['€9,000 per month', 9000, 300],
    ['€700', 700, null],
    ['€1.250 per night', 1, null],
    ['Price on request', 0, null],
  ])('at %s has the price per night of its text', (price, priceAmount, nightly) => {
    expect(candidate({ price, priceAmount })?.nightly).toBe(nightly);
  });

  it('is near golf by its place, even when no text mentions golf', () => {
    expect(candidate({ location: 'Almancil, Algarve' })?.interests).toContain('golf');
    expect(candidate({ location: 'Monsaraz, Alentejo' })?.interests).not.toContain('golf');
  });

  it('with an unknown place is near nothing', () => {
    expect(candidate({ location: 'Somewhere', coordinates: null })?.interests).not.toContain('nightlife');
  });

  it('has the places of its destination and its location', () => {
    expect(candidate({ location: 'Carvalhal, Comporta', destination: 'comporta' })?.locations).toEqual(['comporta']);
  });
});
