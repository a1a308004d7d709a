import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProperties } from './map-fixture.ts';
import { openingView } from './opening-view.ts';
import { spreadPoints } from './spread-points.ts';

describe('the map at first', () => {
  it("'one property centres at zoom 10 on it'", () => {
    fc.assert(
      fc.property(mapProperties, ([only]) => {
        if (only) expect(openingView(spreadPoints([only]))).toEqual({ kind: 'point', centre: only.point, zoom: 10 });
      }),
    );
  });

  it("'several fit to bounds': every marker lies between the corners", () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const placed = spreadPoints(properties);
        const view = openingView(placed);
        if (view?.kind !== 'bounds') return;
        for (const { spot } of placed) {
          expect(spot.latitude).toBeGreaterThanOrEqual(view.southWest.latitude);
          expect(spot.latitude).toBeLessThanOrEqual(view.northEast.latitude);
          expect(spot.longitude).toBeGreaterThanOrEqual(view.southWest.longitude);
          expect(spot.longitude).toBeLessThanOrEqual(view.northEast.longitude);
        }
      }),
    );
  });

  it('shows nothing of its own when there are no properties', () => {
    expect(openingView([])).toBeNull();
  });
});
