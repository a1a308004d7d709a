import { distanceInKilometres } from '#domain/places/geo-point.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProperties } from './map-fixture.ts';
import { spreadPoints } from './spread-points.ts';

describe('properties that share a place', () => {
  it('each have their own spot near the place', () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const placed = spreadPoints(properties);
        const spots = new Set(placed.map(({ spot }) => `${spot.latitude} ${spot.longitude}`));
        expect(spots.size).toBe(properties.length);
        for (const { property, spot } of placed) {
          const step = property.approximate ? 0.3 : 0.015;
          expect(distanceInKilometres(property.point, spot)).toBeLessThan(step * Math.sqrt(properties.length) + 0.001);
        }
      }),
    );
  });

  it('have the same spots in any order', () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const spots = new Map(spreadPoints(properties).map(({ property, spot }) => [property.slug, spot]));
        for (const { property, spot } of spreadPoints(properties.toReversed())) {
          expect(spot).toEqual(spots.get(property.slug));
        }
      }),
    );
  });

  it('keeps the exact point of a single property', () => {
    fc.assert(
      fc.property(mapProperties, ([first]) => {
        if (first) expect(spreadPoints([first])[0]?.spot).toEqual(first.point);
      }),
    );
  });
});
