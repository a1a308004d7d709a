import { amountPerDay } from '#domain/money/price.ts';
import { priceUnitDays } from '#domain/money/price-unit.ts';
import { factsFixture } from '../fixture.ts';
import type { IndexedProperty } from './indexed-property.ts';

/** An index entry with given fields replaced; the compared amount follows from the price. */
export function indexedPropertyFixture(given: Partial<IndexedProperty> = {}): IndexedProperty {
  const facts = { ...factsFixture(), price: 'from €1,250 per night', shownAmount: 1250, ...given };
  const days = facts.type === 'real_estate' ? 1 : (priceUnitDays(facts.price) ?? 1);
  return {
    slug: 'casa-da-duna',
    bathrooms: 3,
    area: 240,
    amenities: 0,
    point: { latitude: 38.38, longitude: -8.78 },
    approximate: true,
    ...facts,
    days,
    amount: amountPerDay(facts.shownAmount, days),
  };
}
