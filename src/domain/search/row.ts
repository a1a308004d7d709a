import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldText, foldWords } from '#domain/text/fold-text.ts';
import type { SearchFacts } from './facts.ts';

/** Search facts with the values that matching and sorting compare, prepared once so that a keystroke allocates nothing per row. */
export interface SearchRow extends SearchFacts {
  /** Folded title, location, description and tag, one line each. */
  searchText: string;
  /** Folded words of the location; names such as 'East of Lisbon' are joined into one word. */
  placeText: string;
  /** Rank of the title in alphabetical order; equal titles share it. */
  titleRank: number;
  /** Rank of the location in alphabetical order; equal locations share it. */
  locationRank: number;
  /** In milliseconds. */
  addedTime: number;
}

/** The fields that a filter without its type compares. */
export type FilterRow = Pick<
  SearchRow,
  'hasRentalOption' | 'amount' | 'bedrooms' | 'doubles' | 'people' | 'setting' | 'destination' | 'placeText'
>;

/** The fields that decides a property's place in any order. */
type SortFacts = Pick<SearchFacts, 'title' | 'location' | 'addedAt' | 'amount' | 'people' | 'bedrooms' | 'saleState'>;

/** What sorts compare. */
export type SortRow = Pick<
  SearchRow,
  'titleRank' | 'locationRank' | 'addedTime' | 'amount' | 'people' | 'bedrooms' | 'saleState'
>;

/** Names that contain the name of another place; joined, they match only themselves. */
const COMPOUND_PLACES =
  / (east|south|north) of lisbon | porto (covo|santo|moniz|salvo|d[ae]) | vila real de santo antonio /g;

/** Folds a place to words and joins compound names, so that 'East of Lisbon' is not Lisbon. */
export function foldPlace(place: string): string {
  return foldWords(place).replaceAll(COMPOUND_PLACES, (name) => ` ${name.replaceAll(' ', '')} `);
}

/** The rank of each text among all of them in alphabetical order; equal ones share a rank. */
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
  if (rank === undefined) throw new Error(`no rank for '${value}'`);
  return rank;
}

/** Prepares the properties of a list for sorting: gives the sort keys of each. */
export function sortKeys(list: readonly SortFacts[]): (facts: SortFacts) => SortRow {
  const titles = alphabeticalRanks(list.map(({ title }) => title));
  const locations = alphabeticalRanks(list.map(({ location }) => location));
  return ({ title, location, addedAt, amount, people, bedrooms, saleState }) => ({
    titleRank: rankOf(titles, title),
    locationRank: rankOf(locations, location),
    addedTime: Date.parse(addedAt),
    ...{ amount, people, bedrooms, saleState },
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
