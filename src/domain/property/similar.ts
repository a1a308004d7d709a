import { PRICE_BANDS, priceBandOf } from '#domain/search/filter-options.ts';
import { distanceInKilometres, type GeoPoint } from '#domain/places/geo-point.ts';
import { SIMILAR_PROPERTIES } from './limits.ts';
import { locateProperty, type LocatableProperty } from '#domain/places/locate-property.ts';
import { byGap, groupByPrice, nearestByPrice, type PriceGroup } from './nearest-by-price.ts';
import type { PriceAmounts, PricedProperty } from '#domain/money/price.ts';
import { comparedAmount } from '#domain/money/price-unit.ts';
import type { SaleState } from './sale/sale-states.ts';

/** The fields that decide how similar properties are. */
export type ComparableProperty = LocatableProperty &
  PricedProperty &
  Pick<PriceAmounts, 'priceAmount' | 'salePriceAmount'> & { id: string; saleState: SaleState };

interface Candidate<P> {
  id: string;
  /** The compared price in whole euros; 0 when unknown. */
  amount: number;
  property: P;
}

interface Neighbourhood<P> {
  centre: GeoPoint;
  /** Candidates by price band; -1 for unknown prices. */
  bands: Map<number, PriceGroup<Candidate<P>>[]>;
}

/** Neighbourhoods at the same distance, rounded to the kilometre. */
interface Ring<P> {
  /** Steps of distance by PLACE_STEPS. */
  steps: number;
  neighbourhoods: Neighbourhood<P>[];
}

/** A step is a tenth of a degree: properties within about ten kilometres count as equally near, and the price decides. */
const STEPS_PER_DEGREE = 10;

/** Kilometres at which the distance grows by a step: another place, another region, another part of the country. */
const PLACE_STEPS = [25, 75, 200] as const;

/** Steps when only the other price is unknown. */
const UNKNOWN_PRICE_STEPS = 4;

/** Greater than any possible sum of steps. */
const STEPS_END = PLACE_STEPS.length + PRICE_BANDS.length + UNKNOWN_PRICE_STEPS;

function neighbourhoodCentre(property: LocatableProperty): GeoPoint {
  const { latitude, longitude } = locateProperty(property);
  return {
    latitude: Math.round(latitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
    longitude: Math.round(longitude * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  };
}

function keyOf(type: string, centre: GeoPoint): string {
  return `${type} ${centre.latitude} ${centre.longitude}`;
}

function neighbourhoodsByType<P extends ComparableProperty>(catalogue: readonly P[]): Map<string, Neighbourhood<P>[]> {
  const byPlace = new Map<string, { type: string; centre: GeoPoint; candidates: Candidate<P>[] }>();
  for (const property of catalogue) {
    if (property.saleState === 'sold') continue;
    const centre = neighbourhoodCentre(property);
    const key = keyOf(property.type, centre);
    const candidate = { id: property.id, amount: comparedAmount(property), property };
    const known = byPlace.get(key);
    if (known === undefined) byPlace.set(key, { type: property.type, centre, candidates: [candidate] });
    else known.candidates.push(candidate);
  }
  const byType = new Map<string, Neighbourhood<P>[]>();
  for (const { type, centre, candidates } of byPlace.values()) {
    const byBand = Map.groupBy(candidates, ({ amount }) => priceBandOf(amount));
    const bands = new Map([...byBand].map(([band, members]) => [band, groupByPrice(members)]));
    const ofType = byType.get(type);
    if (ofType === undefined) byType.set(type, [{ centre, bands }]);
    else ofType.push({ centre, bands });
  }
  return byType;
}

function ringsAround<P>(centre: GeoPoint, neighbourhoods: readonly Neighbourhood<P>[]): Ring<P>[] {
  const rings = Map.groupBy(neighbourhoods, (neighbourhood) =>
    Math.round(distanceInKilometres(centre, neighbourhood.centre)),
  );
  return [...rings.entries()]
    .sort(([one], [other]) => one - other)
    .map(([distance, ring]) => ({
      steps: PLACE_STEPS.filter((kilometres) => distance > kilometres).length,
      neighbourhoods: ring,
    }));
}

/** Steps between two price bands; for a property of unknown price all prices are equally near. */
export function priceBandSteps(current: number, other: number): number {
  if (current === -1) return 0;
  return other === -1 ? UNKNOWN_PRICE_STEPS : Math.abs(current - other);
}

/**
 * Prepares a whole catalogue for finding similar properties (visitor specification, section 7: 'same type, id not equal
 * to current, limit 2'): fewest steps of place and price band together, then the nearest neighbourhood, then the nearest
 * price, then id, so that every build has the same result. Rings are computed once per neighbourhood; comparing every
 * pair was rejected, because its cost is quadratic. What is sold is similar to nothing: nobody can buy it.
 */
export function similarPropertiesFinder<P extends ComparableProperty>(
  catalogue: readonly P[],
  limit: number = SIMILAR_PROPERTIES,
): (current: ComparableProperty) => P[] {
  const byType = neighbourhoodsByType(catalogue);
  const knownRings = new Map<string, Ring<P>[]>();

  function ringsFor(current: ComparableProperty): Ring<P>[] {
    const centre = neighbourhoodCentre(current);
    const key = keyOf(current.type, centre);
    const known = knownRings.get(key);
    if (known !== undefined) return known;
    const neighbourhoods = byType.get(current.type);
    const rings = neighbourhoods === undefined ? [] : ringsAround(centre, neighbourhoods);
    knownRings.set(key, rings);
    return rings;
  }

  return (current) => {
    const amount = comparedAmount(current);
    const band = priceBandOf(amount);
    const rings = ringsFor(current);
    const found: P[] = [];
    for (let steps = 0; steps < STEPS_END; steps += 1) {
      for (const ring of rings) {
        if (ring.steps > steps) break;
        const groups = ring.neighbourhoods.flatMap(({ bands }) =>
          [...bands].filter(([other]) => ring.steps + priceBandSteps(band, other) === steps).map(([, list]) => list),
        );
        // One more than needed: the property itself is in its own neighbourhood.
        const nearest = groups.flatMap((list) => nearestByPrice(list, amount, limit + 1));
        const others = nearest.sort(byGap).filter(({ item }) => item.id !== current.id);
        found.push(...others.slice(0, limit - found.length).map(({ item }) => item.property));
        if (found.length >= limit) return found;
      }
    }
    return found;
  };
}
