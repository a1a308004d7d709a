import { describe, expect, it } from 'vitest';
import { groupByPrice, nearestByPrice, priceGap } from './nearest-by-price.ts';

describe('nearness of price', () => {
  it('counts half as far as double', () => {
    expect(priceGap(500, 1000)).toBeCloseTo(priceGap(2000, 1000));
  });

  it('puts an unknown price farther than any', () => {
    expect(priceGap(0, 1000)).toBeGreaterThan(priceGap(1, 1_000_000_000));
  });

  it('walks outwards, by id among equals', () => {
    const items = [
      { id: 'd', amount: 1000 },
      { id: 'b', amount: 1000 },
      { id: 'a', amount: 5000 },
      { id: 'c', amount: 900 },
    ];
    expect(nearestByPrice(groupByPrice(items), 1000, 3).map(({ item }) => item.id)).toEqual(['b', 'd', 'c']);
  });

  it('orders by id alone when the given price is unknown', () => {
    const items = [
      { id: 'b', amount: 0 },
      { id: 'c', amount: 10 },
      { id: 'a', amount: 20 },
    ];
    expect(nearestByPrice(groupByPrice(items), 0, 2).map(({ item }) => item.id)).toEqual(['a', 'b']);
  });
});
