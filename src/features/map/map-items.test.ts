import { describe, expect, it } from 'vitest';
import type { GeoPoint } from '#domain/places/geo-point.ts';
import { propertiesAt } from './map-fixture.ts';
import type { MapProperty } from './map-property.ts';
import { mapItems, type MapItem, MAX_ZOOM } from './map-items.ts';
import { spreadPoints } from './spread-points.ts';

const EVERYWHERE = { west: -180, south: -85, east: 180, north: 85 };

function properties(count: number): MapProperty[] {
  const points = Array.from({ length: count }, () => ({ latitude: 38.38, longitude: -8.78 }));
  return propertiesAt(...points).map((property) => ({ ...property, approximate: true }));
}

const shown = (items: readonly MapItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'cluster' ? item.count : 1), 0);

describe('markers', () => {
  it('are single where they have no neighbour', () => {
    const items = mapItems(spreadPoints(properties(1)))({ ...EVERYWHERE, zoom: 7 });
    expect(items.map(({ kind }) => kind)).toEqual(['property']);
  });

  it('form a cluster from two neighbours on, and none is lost at any zoom', () => {
    for (const count of [2, 50]) {
      const items = mapItems(spreadPoints(properties(count)));
      expect(items({ ...EVERYWHERE, zoom: 7 })).toEqual([expect.objectContaining({ kind: 'cluster', count })]);
      for (let zoom = 0; zoom <= MAX_ZOOM; zoom += 1) expect(shown(items({ ...EVERYWHERE, zoom }))).toBe(count);
    }
  });

  it('still form a cluster below the maximum zoom when they share an exact place', () => {
    const [one, other] = properties(2).map((property) => ({ ...property, approximate: false }));
    if (!one || !other) throw new Error('expected two properties');
    const items = mapItems(spreadPoints([one, other]));
    expect(items({ ...EVERYWHERE, zoom: MAX_ZOOM - 1 }).map(({ kind }) => kind)).toEqual(['cluster']);
  });

  it('have other keys for other results, so that none of them stays at a place of the results before', () => {
    const keysAt = (point: GeoPoint): string[] => {
      const placed = spreadPoints(properties(3).map((property) => ({ ...property, point })));
      return mapItems(placed)({ ...EVERYWHERE, zoom: 7 }).map(({ key }) => key);
    };
    expect(keysAt({ latitude: 38.38, longitude: -8.78 })).not.toEqual(keysAt({ latitude: 37.13, longitude: -7.65 }));
  });

  it('are single at the maximum zoom even when they share a place', () => {
    const items = mapItems(spreadPoints(properties(500)))({ ...EVERYWHERE, zoom: MAX_ZOOM });
    expect(items.filter(({ kind }) => kind === 'cluster')).toEqual([]);
  });
});
