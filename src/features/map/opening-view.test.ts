import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapProperties, propertiesAt } from './map-fixture.ts';
import { openingView } from './opening-view.ts';
import { spreadPoints } from './spread-points.ts';

const PORTO = { latitude: 41.15, longitude: -8.61 };
const LAGOS = { latitude: 37.1, longitude: -8.67 };
const PICO = { latitude: 38.47, longitude: -28.4 };
const MADEIRA = { latitude: 32.75, longitude: -17 };

describe('the map at first', () => {
  it("'one property centres at zoom 10 on it'", () => {
    fc.assert(
      fc.property(mapProperties, ([only]) => {
        if (only) expect(openingView(spreadPoints([only]))).toEqual({ kind: 'point', centre: only.point, zoom: 10 });
      }),
    );
  });

  it("'several fit to bounds': every marker of the mainland lies between the corners", () => {
    fc.assert(
      fc.property(mapProperties, (properties) => {
        const placed = spreadPoints(properties);
        const view = openingView(placed);
        if (view?.kind !== 'bounds') return;
        const mainland = placed.filter(({ spot }) => spot.longitude > -11);
        for (const { spot } of mainland.length > 0 ? mainland : placed) {
          expect(spot.latitude).toBeGreaterThanOrEqual(view.southWest.latitude);
          expect(spot.latitude).toBeLessThanOrEqual(view.northEast.latitude);
          expect(spot.longitude).toBeGreaterThanOrEqual(view.southWest.longitude);
          expect(spot.longitude).toBeLessThanOrEqual(view.northEast.longitude);
        }
      }),
    );
  });

  it('shows the mainland when some results are there and some on the islands', () => {
    expect(openingView(spreadPoints(propertiesAt(PORTO, PICO, LAGOS, MADEIRA)))).toEqual({
      kind: 'bounds',
      southWest: LAGOS,
      northEast: PORTO,
    });
  });

  it('centres on the only result of the mainland', () => {
    expect(openingView(spreadPoints(propertiesAt(PICO, PORTO)))).toEqual({ kind: 'point', centre: PORTO, zoom: 10 });
  });

  it('shows the islands when every result is there', () => {
    expect(openingView(spreadPoints(propertiesAt(PICO, MADEIRA)))).toEqual({
      kind: 'bounds',
      southWest: { latitude: MADEIRA.latitude, longitude: PICO.longitude },
      northEast: { latitude: PICO.latitude, longitude: MADEIRA.longitude },
    });
  });

  it('is null when there are no properties', () => {
    expect(openingView([])).toBeNull();
  });
});
