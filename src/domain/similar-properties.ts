import { distanceInKilometres, type GeoPoint } from './geo-point.ts';
import { SIMILAR_PROPERTIES } from './limits.ts';
import { locateProperty, type LocatableProperty } from './locate-property.ts';
import { byGap, groupByPrice, nearestByPrice, type PriceGroup } from './nearest-by-price.ts';
import { type PriceAmounts, type PricedProperty, shownPriceAmount } from './price.ts';

/** The fields that likeness is judged by. */
export type ComparableProperty = LocatableProperty &
  PricedProperty &
  Pick<PriceAmounts, 'priceAmount' | 'salePriceAmount'> & { id: string };

interface Candidate<P> {
  id: string;
  amount: number;
  property: P;
}

interface Neighbourhood<P> {
  centre: GeoPoint;
  groups: PriceGroup<Candidate<P>>[];
}

/** A tenth of a degree: houses within about ten kilometres are equally near, so that the price decides between them. */
const STEPS_A_DEGREE = 10;

function neighbourhoodCentre(property: LocatableProperty): GeoPoint {
  const { latitude, longitude } = locateProperty(property);
  return {
    latitude: Math.round(latitude * STEPS_A_DEGREE) / STEPS_A_DEGREE,
    longitude: Math.round(longitude * STEPS_A_DEGREE) / STEPS_A_DEGREE,
  };
}

function keyOf(type: string, centre: GeoPoint): string {
  return `${type} ${centre.latitude} ${centre.longitude}`;
}

function neighbourhoodsByType<P extends ComparableProperty>(catalogue: readonly P[]): Map<string, Neighbourhood<P>[]> {
  const gathered = new Map<string, { type: string; centre: GeoPoint; candidates: Candidate<P>[] }>();
  for (const property of catalogue) {
    const centre = neighbourhoodCentre(property);
    const key = keyOf(property.type, centre);
    const candidate = { id: property.id, amount: shownPriceAmount(property), property };
    const known = gathered.get(key);
    if (known === undefined) gathered.set(key, { type: property.type, centre, candidates: [candidate] });
    else known.candidates.push(candidate);
  }
  const byType = new Map<string, Neighbourhood<P>[]>();
  for (const { type, centre, candidates } of gathered.values()) {
    const neighbourhood = { centre, groups: groupByPrice(candidates) };
    const ofType = byType.get(type);
    if (ofType === undefined) byType.set(type, [neighbourhood]);
    else ofType.push(neighbourhood);
  }
  return byType;
}

/** Neighbourhoods in rings around a centre: those in one ring are equally far to the kilometre. */
function ringsAround<P>(centre: GeoPoint, neighbourhoods: readonly Neighbourhood<P>[]): Neighbourhood<P>[][] {
  const rings = Map.groupBy(neighbourhoods, (neighbourhood) =>
    Math.round(distanceInKilometres(centre, neighbourhood.centre)),
  );
  return [...rings.entries()].sort(([one], [other]) => one - other).map(([, ring]) => ring);
}

/**
 * Prepares the question 'what is similar?' (visitor specification, section 7: 'same type, id not equal to current,
 * limit 2') for a whole catalogue: nearest neighbourhood first, then nearest price, then id, so that every build
 * answers alike. Rings are made once a neighbourhood: comparing every pair was rejected, it costs the square.
 */
export function similarPropertiesFinder<P extends ComparableProperty>(
  catalogue: readonly P[],
  limit: number = SIMILAR_PROPERTIES,
): (current: ComparableProperty) => P[] {
  const byType = neighbourhoodsByType(catalogue);
  const knownRings = new Map<string, Neighbourhood<P>[][]>();

  function ringsFor(current: ComparableProperty): Neighbourhood<P>[][] {
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
    const amount = shownPriceAmount(current);
    const found: P[] = [];
    for (const ring of ringsFor(current)) {
      // One more than asked for: the property itself stands in its own neighbourhood.
      const nearest = ring.flatMap(({ groups }) => nearestByPrice(groups, amount, limit + 1));
      const others = nearest.sort(byGap).filter(({ thing }) => thing.id !== current.id);
      found.push(...others.slice(0, limit - found.length).map(({ thing }) => thing.property));
      if (found.length >= limit) break;
    }
    return found;
  };
}

/** The properties similar to one, for a single question. */
export function similarProperties<P extends ComparableProperty>(
  current: P,
  catalogue: readonly P[],
  limit: number = SIMILAR_PROPERTIES,
): P[] {
  return similarPropertiesFinder(catalogue, limit)(current);
}
