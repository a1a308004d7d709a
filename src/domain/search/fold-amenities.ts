import { foldWords } from '#domain/text/fold-text.ts';

/** An amenity that only describes the next word: neither a pool table nor pool towels are a pool. */
const DESCRIBES_ANOTHER =
  / (?:(?:pool|garden|terrace|kitchen|spa|sauna|gym)(?= (?:tables?|towels?|views?|furniture|heaters?|toys) )|kitchen(?= gardens? )|breakfast(?= (?:bar|room|nook|table) ))/g;

/** Folds names of amenities separately, without words that only describe another thing: 'Kitchen garden' is a garden. */
export function foldAmenities(names: readonly string[]): string {
  return names.map((name) => foldWords(name).replaceAll(DESCRIBES_ANOTHER, '')).join('|');
}
