// No zod: the trip planner ranks in the browser what the function ranks again for the concierge.
import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldWords } from '#domain/text/fold-text.ts';
import { SHORTLIST_MAX } from './limits.ts';
import type { QuickFilterId } from '#domain/search/quick-filter-list.ts';
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

/** What the planner's answers wish for; a whole trip request is one. */
export interface TripWishes {
  /** Who travels. */
  groupSize: { adults: number; children: number };
  /** Kinds of stay, any of them. */
  propertyType: readonly TripPropertyTypeId[];
  /** Places, any of them. */
  location: readonly TripLocationId[];
  /** A budget; '' for none. */
  budget: TripBudgetId | '';
  /** Interests, each a wish of its own. */
  interests: readonly TripInterestId[];
  /** Anything else, in words. */
  specialRequests: string;
}

/** One wish and how a property is asked about it. */
interface Wish {
  /** The wish in words, for those that miss it. */
  words: string;
  /** The words for one that fulfils it; null when it does not. */
  fulfilled: (candidate: TripCandidate) => string | null;
}

const INTEREST_WORDS: Record<TripInterestId, string> = {
  wine: 'wine',
  beach: 'sea',
  culture: 'culture',
  nature: 'nature',
  golf: `golf within ${GOLF_KILOMETRES} km`,
  spa: 'spa',
  family: 'suits families',
  nightlife: `nightlife within ${NIGHTLIFE_KILOMETRES} km`,
};

/** Wishes that people write into the last field, by a word that gives them away. */
const WRITTEN_WISHES: readonly { filter: QuickFilterId; words: string; said: RegExp }[] = [
  { filter: 'pool', words: 'pool', said: / (pool|pools|swimming pool) / },
  { filter: 'pet-friendly', words: 'pets welcome', said: / (pet|pets|dog|dogs) / },
  { filter: 'gym', words: 'gym', said: / (gym|fitness) / },
  { filter: 'parking', words: 'parking', said: / (parking|garage) / },
  { filter: 'wifi', words: 'WiFi', said: / (wifi|wi fi|internet) / },
  { filter: 'breakfast', words: 'breakfast', said: / breakfast / },
];

/** Bounds of each budget in whole euros a night, the upper one included. */
const BUDGETS: Record<Exclude<TripBudgetId, 'flexible'>, readonly [number, number]> = {
  luxury: [2000, Number.POSITIVE_INFINITY],
  premium: [1000, 2000],
  mid: [500, 1000],
};

function anyOf<Id extends string>(
  wanted: readonly Id[],
  options: readonly { id: Id; label: string }[],
  has: (candidate: TripCandidate) => readonly Id[],
): Wish[] {
  const labels = options.filter(({ id }) => wanted.includes(id));
  if (labels.length === 0) return [];
  return [
    {
      words: labels.map(({ label }) => label).join(' or '),
      fulfilled: (candidate) => labels.find(({ id }) => has(candidate).includes(id))?.label ?? null,
    },
  ];
}

function simple(words: string, isFulfilled: (candidate: TripCandidate) => boolean): Wish {
  return { words, fulfilled: (candidate) => (isFulfilled(candidate) ? words : null) };
}

function budgetWish(budget: TripBudgetId | ''): Wish[] {
  if (budget === '' || budget === 'flexible') return [];
  const [least, most] = BUDGETS[budget];
  const label = TRIP_BUDGETS.find(({ id }) => id === budget)?.label ?? budget;
  const words = label.includes('per night') ? label : `${label} per night`;
  return [simple(words, ({ nightly }) => nightly !== null && nightly >= least && nightly <= most)];
}

function wishesOf({ groupSize, propertyType, location, budget, interests, specialRequests }: TripWishes): Wish[] {
  const guests = groupSize.adults + groupSize.children;
  const written = foldWords(specialRequests);
  return [
    ...anyOf(location, TRIP_LOCATIONS, ({ locations }) => locations),
    ...anyOf(propertyType, TRIP_PROPERTY_TYPES, ({ types }) => types),
    ...interests.map((id) => simple(INTEREST_WORDS[id], (candidate) => candidate.interests.includes(id))),
    ...WRITTEN_WISHES.filter(({ said }) => said.test(written)).map(({ filter, words }) =>
      simple(words, ({ filters }) => filters.includes(filter)),
    ),
    simple(guests === 1 ? '1 guest' : `${guests} guests`, ({ people }) => people >= guests),
    ...budgetWish(budget),
  ];
}

/** The properties that fulfil most wishes, best first, at most SHORTLIST_MAX; of equals the one closest in size, then by name. */
export function rankTripMatches(wishes: TripWishes, candidates: readonly TripCandidate[]): TripMatch[] {
  const list = wishesOf(wishes);
  const guests = wishes.groupSize.adults + wishes.groupSize.children;
  return candidates
    .map((candidate) => ({ match: matchOf(list, candidate), spare: Math.abs(candidate.people - guests) }))
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

function matchOf(wishes: readonly Wish[], candidate: TripCandidate): TripMatch {
  const { id, slug, title, location } = candidate;
  const fits: string[] = [];
  const misses: string[] = [];
  for (const { words, fulfilled } of wishes) {
    const how = fulfilled(candidate);
    if (how === null) misses.push(words);
    else fits.push(how);
  }
  return { propertyId: id, slug, title, location, fits, misses };
}

/** A match in a sentence: 'fits 8 of 9: sea, pool, 12 guests; misses: golf within 10 km'. */
export function describeTripMatch({ fits, misses }: Pick<TripMatch, 'fits' | 'misses'>): string {
  const good = `fits ${fits.length} of ${fits.length + misses.length}: ${fits.join(', ')}`;
  return misses.length === 0 ? good : `${good}; misses: ${misses.join(', ')}`;
}
