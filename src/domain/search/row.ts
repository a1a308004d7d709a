import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldText, foldWords } from '#domain/text/fold-text.ts';
import type { SearchFacts } from './facts.ts';

/** Search facts with everything that matching and sorting compare, prepared once so that a keystroke allocates nothing per row. */
export interface SearchRow extends SearchFacts {
  /** Folded title, location, description and tag, a line each. */
  searchText: string;
  /** Folded words of the location, 'East of Lisbon' and the like joined into one word. */
  placeText: string;
  /** Position of the title among all titles in the order of the English alphabet; equal titles share it. */
  titleRank: number;
  /** Position of the location among all locations in the order of the English alphabet. */
  locationRank: number;
  /** When it was added, in milliseconds. */
  createdTime: number;
}

/** What a filter compares, the type aside. */
export type FilterRow = Pick<
  SearchRow,
  'hasRentalOption' | 'amount' | 'bedrooms' | 'people' | 'setting' | 'destination' | 'placeText'
>;

/** What decides a property's place in any order. */
type SortFacts = Pick<SearchFacts, 'title' | 'location' | 'createdAt' | 'amount' | 'people' | 'bedrooms'>;

/** What sorts compare. */
export type SortRow = Pick<SearchRow, 'titleRank' | 'locationRank' | 'createdTime' | 'amount' | 'people' | 'bedrooms'>;

/** Names that contain the name of another place: joined, they are found as themselves alone. */
const COMPOUND_PLACES = / (east|south|north) of lisbon | porto (covo|santo) | vila real de santo antonio /g;

/** Folded words of a place, with compound names joined so that 'East of Lisbon' is not Lisbon. */
export function foldPlace(place: string): string {
  return foldWords(place).replaceAll(COMPOUND_PLACES, (name) => ` ${name.replaceAll(' ', '')} `);
}

/** The rank of each text among all of them in the order of the English alphabet; equal ones share a rank. */
export function alphabeticalRanks(texts: Iterable<string>): Map<string, number> {
  const ordered = [...new Set(texts)].sort(ALPHABET.compare);
  let rank = 0;
  return new Map(
    ordered.map((text, index) => {
      const previous = ordered[index - 1] ?? text;
      if (ALPHABET.compare(previous, text) !== 0) rank += 1;
      return [text, rank];
    }),
  );
}

function rankOf(ranks: Map<string, number>, value: string): number {
  const rank = ranks.get(value);
  if (rank === undefined) throw new Error(`no rank was made for '${value}'`);
  return rank;
}

/** Prepares the properties of a list for sorting: gives the sort keys of each. */
export function sortKeys(list: readonly SortFacts[]): (facts: SortFacts) => SortRow {
  const titles = alphabeticalRanks(list.map(({ title }) => title));
  const locations = alphabeticalRanks(list.map(({ location }) => location));
  return ({ title, location, createdAt, amount, people, bedrooms }) => ({
    titleRank: rankOf(titles, title),
    locationRank: rankOf(locations, location),
    createdTime: Date.parse(createdAt),
    ...{ amount, people, bedrooms },
  });
}

/** Prepares a catalogue for searching; rows that a sort finds equal keep their order. */
export function prepareSearchRows(catalogue: readonly SearchFacts[]): SearchRow[] {
  const keysOf = sortKeys(catalogue);
  return catalogue.map((facts) => ({
    ...facts,
    ...keysOf(facts),
    searchText: foldText([facts.title, facts.location, facts.description, facts.tag].join('\n')),
    placeText: foldPlace(facts.location),
  }));
}
