import { foldWords } from '#domain/text/fold-text.ts';

/** An amenity that only describes the next word: neither a pool table nor pool towels are a pool. */
const DESCRIBES_ANOTHER =
  / (?:(?:pool|garden|terrace|kitchen|spa|sauna|gym)(?= (?:tables?|towels?|views?|furniture|heaters?|toys) )|kitchen(?= garden )|breakfast(?= (?:bar|room|nook|table) ))/g;

/** Other spellings of the catalogue's names. */
const SPELLINGS = [
  [/ wi fi(?= )/g, ' wifi'],
  [/ barbecue(?= )/g, ' bbq'],
  [/ (pool|garden|terrace)s(?= )/g, ' $1'],
] as const;

/** Folds names of amenities separately, without words that only describe another thing: 'Kitchen garden' is a garden. */
export function foldAmenities(names: readonly string[]): string {
  return names
    .map((name) => SPELLINGS.reduce((text, [other, own]) => text.replaceAll(other, own), foldWords(name)))
    .map((name) => name.replaceAll(DESCRIBES_ANOTHER, ''))
    .join('|');
}
