import { describe, expect, it } from 'vitest';
import { publishedFixture } from '#domain/content/published-fixture.ts';
import { summarizeProperty } from '#domain/property/summary.ts';
import { indexSummary } from './indexed-property.ts';

const indexOf = (given: Parameters<typeof publishedFixture>[0]) =>
  indexSummary(summarizeProperty(publishedFixture(given)));

describe('the index entry of a property', () => {
  it('compares the price of a night, also for one of a week', () => {
    expect(indexOf({ type: 'rental', price: '€7,000 per week', priceAmount: 7000 }).amount).toBe(1000);
  });

  it('compares the shown price of a property for sale', () => {
    const prices = { price: '€900', priceAmount: 900, salePrice: '€2,000,000', salePriceAmount: 2_000_000 };
    expect(indexOf({ type: 'real_estate', ...prices }).amount).toBe(2_000_000);
  });

  it('was added when it was first published, however old its draft is', () => {
    const times = { createdAt: '2026-01-01T09:00:00.000Z', firstPublishedAt: '2026-04-01T09:00:00.000Z' };
    expect(indexOf(times).addedAt).toBe('2026-04-01T09:00:00.000Z');
  });
});
