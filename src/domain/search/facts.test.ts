import { describe, expect, it } from 'vitest';
import { newProperty } from '#domain/property/defaults.ts';
import { quickFilterMask } from './quick-filters.ts';
import { searchFacts } from './facts.ts';

describe('search facts of a property', () => {
  const property = {
    ...newProperty({
      id: '4b2d7c1e-93a0-4c56-8f1e-2d3b4c5d6e7f',
      slug: 'casa',
      title: 'Casa',
      location: 'Comporta',
      createdAt: '2026-03-01T09:00:00.000Z',
    }),
    type: 'real_estate',
    price: '€900',
    priceAmount: 900,
    salePrice: '€2,000,000',
    salePriceAmount: 2_000_000,
  } as const;

  it('take the price of a night from one of a week', () => {
    const letting = { ...property, type: 'rental', price: '€7,000 per week', priceAmount: 7000 } as const;
    expect(searchFacts(letting).amount).toBe(1000);
  });

  it('take the shown price and the quick filters', () => {
    expect(searchFacts(property)).toMatchObject({ amount: 2_000_000, quickFilters: quickFilterMask(property) });
  });

  it('contain no field for staff only', () => {
    const staffProperty = { ...property, contactInfo: 'canary', checkInInstructions: 'canary' };
    expect(JSON.stringify(searchFacts(staffProperty))).not.toContain('canary');
  });
});
