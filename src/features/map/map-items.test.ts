import { describe, expect, it } from 'vitest';
import type { MapProperty } from './map-property.ts';
import { CLUSTERS_FROM, mapItems, type MapItem } from './map-items.ts';
import { spreadPoints } from './spread-points.ts';

const EVERYWHERE = { west: -180, south: -85, east: 180, north: 85 };

function houses(count: number): MapProperty[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `house-${index}`,
    title: `House ${index}`,
    location: 'Comporta',
    type: 'rental',
    price: '€900 per night',
    point: { latitude: 38.38, longitude: -8.78 },
    approximate: true,
  }));
}

const shown = (items: readonly MapItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

describe('markers', () => {
  it('stand alone below 50 properties', () => {
    const items = mapItems(spreadPoints(houses(CLUSTERS_FROM - 1)))({ ...EVERYWHERE, zoom: 7 });
    expect(items.map(({ kind }) => kind)).toEqual(Array.from({ length: 49 }, () => 'property'));
  });

  it('are drawn together from 50 properties on, none of them lost at any scale', () => {
    const items = mapItems(spreadPoints(houses(CLUSTERS_FROM)));
    expect(items({ ...EVERYWHERE, zoom: 7 })).toEqual([expect.objectContaining({ kind: 'cluster', count: 50 })]);
    for (let zoom = 0; zoom <= 18; zoom += 1) expect(shown(items({ ...EVERYWHERE, zoom }))).toBe(50);
  });

  it('stand alone at the closest scales even when they share a place', () => {
    const items = mapItems(spreadPoints(houses(500)))({ ...EVERYWHERE, zoom: 17 });
    expect(items.filter(({ kind }) => kind === 'cluster')).toEqual([]);
  });
});
