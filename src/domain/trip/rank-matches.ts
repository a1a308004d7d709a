// No zod: the trip planner ranks in the browser, and the function ranks again for the concierge.
import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldWords } from '#domain/text/fold-text.ts';
import { SHORTLIST_MAX } from './limits.ts';
import type { QuickFilterId } from '#domain/search/quick-filter-list.ts';
import { countOf } from '#domain/text/count-of.ts';
import type { TripCandidate } from './candidate.ts';
import type { TripMatch } from './match.ts';
import {
  GOLF_KILOMETRES,
  NIGHTLIFE_KILOMETRES,
  TRIP_BUDGETS,
  TRIP_LOCATIONS,
  TRIP_PROPERTY_TYPES,
  type TripBudgetId,
  type TripInterestId,
  type TripLocationId,
  type TripPropertyTypeId,
} from './options.ts';

/** The wishes of a trip request. */
export interface TripWishes {
  groupSize: { adults: number; children: number };
  /** Kinds of stay; any of them fulfils the wish. */
  propertyType: readonly TripPropertyTypeId[];
  /** Places; any of them fulfils the wish. */
  location: readonly TripLocationId[];
  /** '' for none. */
  budget: TripBudgetId | '';
  /** Interests; each is a separate wish. */
  interests: readonly TripInterestId[];
  /** Free text. */
  specialRequests: string;
}

/** A wish and its test. */
interface Wish {
  /** The text of the wish, shown when it is missed. */
  text: string;
  /** The text shown when a property fulfils it; null when it does not. */
  fulfilled: (candidate: TripCandidate) => string | null;
}

const INTEREST_TEXTS: Record<TripInterestId, string> = {
  wine: 'wine',
  beach: 'sea',
  culture: 'culture',
  nature: 'nature',
  golf: `golf within ${GOLF_KILOMETRES} km`,
  spa: 'spa',
  family: 'suits families',
  nightlife: `nightlife within ${NIGHTLIFE_KILOMETRES} km`,
};

/** Wishes that people write into the free text, recognised by a word. */
const WRITTEN_WISHES: readonly { filter: QuickFilterId; text: string; pattern: RegExp }[] = [
  { filter: 'pool', text: 'pool', pattern: / (pool|pools|swimming pool) / },
  { filter: 'pet-friendly', text: 'pets welcome', pattern: / (pet|pets|dog|dogs) / },
  { filter: 'gym', text: 'gym', pattern: / (gym|fitness) / },
  { filter: 'parking', text: 'parking', pattern: / (parking|garage) / },
  { filter: 'wifi', text: 'WiFi', pattern: / (wifi|wi fi|internet) / },
  { filter: 'breakfast', text: 'breakfast', pattern: / breakfast / },
];

/** What a text does without, such as 'no pets' or 'we do not need a gym or a pool', in folded words. */
const UNWANTED =
  / (?:no|not|don ?t|without)(?: (?:a|an|any|bring|bringing|for|have|need))* \S+(?: n?or(?: (?:a|an|any))? \S+)*/g;

/** Bounds of each budget in whole euros per night, both included. */
const BUDGETS: Record<Exclude<TripBudgetId, 'flexible'>, readonly [number, number]> = {
  luxury: [2000, Number.POSITIVE_INFINITY],
  premium: [1000, 2000],
  mid: [500, 1000],
};

function wishForAny<Id extends string>(
  wanted: readonly Id[],
  options: readonly { id: Id; label: string }[],
  has: (candidate: TripCandidate) => readonly Id[],
): Wish[] {
  const labels = options.filter(({ id }) => wanted.includes(id));
  if (labels.length === 0) return [];
  return [
    {
      text: labels.map(({ label }) => label).join(' or '),
      fulfilled: (candidate) => labels.find(({ id }) => has(candidate).includes(id))?.label ?? null,
    },
  ];
}

function simpleWish(text: string, isFulfilled: (candidate: TripCandidate) => boolean): Wish {
  return { text, fulfilled: (candidate) => (isFulfilled(candidate) ? text : null) };
}

function budgetWish(budget: TripBudgetId | ''): Wish[] {
  if (budget === '' || budget === 'flexible') return [];
  const [min, max] = BUDGETS[budget];
  const label = TRIP_BUDGETS.find(({ id }) => id === budget)?.label ?? budget;
  const text = label.includes('per night') ? label : `${label} per night`;
  return [simpleWish(text, ({ nightly }) => nightly !== null && nightly >= min && nightly <= max)];
}

function listWishes({ groupSize, propertyType, location, budget, interests, specialRequests }: TripWishes): Wish[] {
  const guests = groupSize.adults + groupSize.children;
  const written = foldWords(specialRequests).replaceAll(UNWANTED, '');
  return [
    ...wishForAny(location, TRIP_LOCATIONS, ({ locations }) => locations),
    ...wishForAny(propertyType, TRIP_PROPERTY_TYPES, ({ types }) => types),
    ...interests.map((id) => simpleWish(INTEREST_TEXTS[id], (candidate) => candidate.interests.includes(id))),
    ...WRITTEN_WISHES.filter(({ pattern }) => pattern.test(written)).map(({ filter, text }) =>
      simpleWish(text, ({ filters }) => filters.includes(filter)),
    ),
    simpleWish(countOf(guests, 'guest'), ({ people }) => people >= guests),
    ...budgetWish(budget),
  ];
}

/** Finds the properties that fulfil most wishes, best first, at most SHORTLIST_MAX; equal ones by closeness in size, then by name. */
export function rankTripMatches(wishes: TripWishes, candidates: readonly TripCandidate[]): TripMatch[] {
  const list = listWishes(wishes);
  const guests = wishes.groupSize.adults + wishes.groupSize.children;
  return candidates
    .map((candidate) => ({ match: matchCandidate(list, candidate), spare: Math.abs(candidate.people - guests) }))
    .filter(({ match }) => match.fits.length > 0)
    .sort(
      (one, other) =>
        other.match.fits.length - one.match.fits.length ||
        one.spare - other.spare ||
        ALPHABET.compare(one.match.title, other.match.title) ||
        (one.match.propertyId < other.match.propertyId ? -1 : 1),
    )
    .slice(0, SHORTLIST_MAX)
    .map(({ match }) => match);
}

function matchCandidate(wishes: readonly Wish[], candidate: TripCandidate): TripMatch {
  const { id, slug, title, location } = candidate;
  const fits: string[] = [];
  const misses: string[] = [];
  for (const { text, fulfilled } of wishes) {
    const fit = fulfilled(candidate);
    if (fit === null) misses.push(text);
    else fits.push(fit);
  }
  return { propertyId: id, slug, title, location, fits, misses };
}

/** Writes a match as a sentence: 'fits 8 of 9: sea, pool, 12 guests; misses: golf within 10 km'. */
export function describeTripMatch({ fits, misses }: Pick<TripMatch, 'fits' | 'misses'>): string {
  const summary = `fits ${fits.length} of ${fits.length + misses.length}: ${fits.join(', ')}`;
  return misses.length === 0 ? summary : `${summary}; misses: ${misses.join(', ')}`;
}
