import { foldWords } from '#domain/text/fold-text.ts';
import { matchPlace, locateProperty } from '#domain/places/locate-property.ts';
import { distanceInKilometres, type GeoPoint } from '#domain/places/geo-point.ts';
import { locationMatcher } from '#domain/places/locations.ts';
import { amountPerDay, isReadAsWritten } from '#domain/money/price.ts';
import { priceUnitDays } from '#domain/money/price-unit.ts';
import type { PublishedProperty } from '#domain/property/property.ts';
import type { QuickFilterId } from '#domain/search/quick-filter-list.ts';
import { quickFiltersOf } from '#domain/search/quick-filters.ts';
import { foldPlace } from '#domain/search/row.ts';
import {
  GOLF_KILOMETRES,
  NIGHTLIFE_KILOMETRES,
  TRIP_LOCATIONS,
  type TripInterestId,
  type TripLocationId,
  type TripPropertyTypeId,
} from './options.ts';

/** The facts of a property that the trip planner compares; small enough to send those of all properties to a browser. */
export interface TripCandidate {
  id: string;
  slug: string;
  title: string;
  location: string;
  people: number;
  /** Whole euros per night; null when the price names no unit of time, or cannot be read. */
  nightly: number | null;
  types: readonly TripPropertyTypeId[];
  locations: readonly TripLocationId[];
  interests: readonly TripInterestId[];
  /** Quick filters it matches, for wishes written in free text. */
  filters: readonly QuickFilterId[];
}

function pointsOf(names: readonly string[]): GeoPoint[] {
  return names.map((name) => matchPlace(name)).filter((place) => place !== null);
}

const GOLF_PLACES = pointsOf([
  ...['Vilamoura', 'Quinta do Lago', 'Vale do Lobo', 'Almancil', 'Alvor', 'Lagos', 'Carvoeiro', 'Tavira', 'Tróia'],
  ...['Cascais', 'Estoril', 'Guincho', 'Sintra', 'Óbidos', 'Ponte de Lima', 'Furnas', 'Sete Cidades', 'Comporta'],
]);

const NIGHTLIFE_PLACES = pointsOf([
  ...['Lisbon', 'Porto', 'Cascais', 'Albufeira', 'Vilamoura', 'Lagos', 'Portimão', 'Funchal'],
]);

/** A property with its folded texts, prepared once for all rules. */
interface Facts {
  property: PublishedProperty;
  /** Title, tag, description, features and names of amenities. */
  text: string;
  /** Whether it matches a quick filter. */
  matchesFilter: (id: QuickFilterId) => boolean;
}

function mentions({ text }: Facts, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

function isNear(property: PublishedProperty, places: readonly GeoPoint[], kilometres: number): boolean {
  const here = locateProperty(property);
  if (here.source === 'country') return false;
  return places.some((place) => distanceInKilometres(here, place) <= kilometres);
}

const TYPES: Record<TripPropertyTypeId, (facts: Facts) => boolean> = {
  villa: (facts) => mentions(facts, ['villa', 'villas', 'house', 'casa', 'pavilion', 'pavilions']),
  estate: (facts) =>
    mentions(facts, ['estate', 'quinta', 'herdade', 'monte', 'manor', 'solar', 'farm', 'farmhouse']) ||
    (facts.property.landSize ?? facts.property.plotSize ?? 0) >= 10_000,
  beachfront: ({ property }) => property.setting === 'beach',
  countryside: ({ property }) => property.setting === 'countryside' || property.setting === 'mountains',
  city: ({ property }) => property.setting === 'city',
  unique: (facts) =>
    facts.matchesFilter('historic') ||
    mentions(facts, ['tree house', 'windmill', 'lighthouse', 'cave', 'architect designed']),
};

const INTERESTS: Record<TripInterestId, (facts: Facts) => boolean> = {
  wine: (facts) =>
    mentions(facts, ['wine', 'vineyard', 'vineyards', 'winery', 'wine cellar', 'cellar']) ||
    facts.property.destination === 'douro',
  beach: (facts) => facts.matchesFilter('ocean'),
  culture: (facts) =>
    facts.matchesFilter('historic') || facts.matchesFilter('urban') || facts.property.destination === 'sintra-guincho',
  nature: (facts) =>
    ['countryside', 'mountains'].includes(facts.property.setting ?? '') ||
    facts.matchesFilter('forest') ||
    facts.matchesFilter('lake'),
  golf: (facts) => facts.matchesFilter('golf') || isNear(facts.property, GOLF_PLACES, GOLF_KILOMETRES),
  spa: (facts) => mentions(facts, ['spa', 'sauna', 'steam room', 'steam shower', 'thermal pool', 'treatment room']),
  family: (facts) => facts.matchesFilter('families'),
  nightlife: (facts) => isNear(facts.property, NIGHTLIFE_PLACES, NIGHTLIFE_KILOMETRES),
};

const LOCATIONS = TRIP_LOCATIONS.map(({ id, label }) => ({ id, matches: locationMatcher([label]) }));

function nightlyPrice({ price, priceAmount, rentalPrice, rentalPriceAmount, type }: PublishedProperty): number | null {
  const [text, amount] = type === 'real_estate' ? [rentalPrice, rentalPriceAmount] : [price, priceAmount];
  const nights = priceUnitDays(text);
  return nights === null || amount === 0 || !isReadAsWritten(text) ? null : amountPerDay(amount, nights);
}

/** Whether guests can stay: in lettings, retreats, and properties for sale that can be rented and are not sold. */
function takesGuests({ type, hasRentalOption, saleState }: PublishedProperty): boolean {
  if (type === 'real_estate') return hasRentalOption && saleState !== 'sold';
  return type === 'rental' || type === 'mid_term_rental' || type === 'retreat';
}

function matchingIds<Id extends string>(rules: Record<Id, (facts: Facts) => boolean>, facts: Facts): Id[] {
  const ids: Id[] = [];
  for (const id in rules) if (rules[id](facts)) ids.push(id);
  return ids;
}

/** Prepares a property, whose quick filters may be known, for the trip planner; null when no guest can stay there. */
export function toTripCandidate(
  property: PublishedProperty,
  filters: readonly QuickFilterId[] = quickFiltersOf(property),
): TripCandidate | null {
  if (!takesGuests(property)) return null;
  const { id, slug, title, location, tag, description, features, amenities, people, destination } = property;
  const text = [title, tag, description, ...features, ...amenities.map(({ name }) => name)].map(foldWords).join('|');
  const facts: Facts = { property, text, matchesFilter: (filter) => filters.includes(filter) };
  const place = { destination, placeText: foldPlace(location) };
  return {
    id,
    slug,
    title,
    location,
    people,
    nightly: nightlyPrice(property),
    types: matchingIds(TYPES, facts),
    locations: LOCATIONS.filter(({ matches }) => matches?.(place) === true).map((rule) => rule.id),
    interests: matchingIds(INTERESTS, facts),
    filters,
  };
}
