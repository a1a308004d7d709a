import { ALPHABET } from '#domain/core/alphabet.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { searchWords } from '#domain/search/text-match.ts';

/** The searchable text of an entry. */
export interface Matched {
  readonly name: string;
  /** Further text that matches with a lower rank; '' for none. */
  readonly also: string;
}

/** How well an entry matches the search, 0 best; null when a word is missing. */
export function matchRank({ name, also }: Matched, text: string): number | null {
  const title = foldText(name);
  const terms = searchWords(text);
  const search = terms.join(' ');
  if (title === search) return 0;
  if (title.startsWith(search)) return 1;
  if (terms.every((term) => ` ${title}`.includes(` ${term}`))) return 2;
  if (terms.every((term) => title.includes(term))) return 3;
  const all = `${title} ${foldText(also)}`;
  return terms.every((term) => all.includes(term)) ? 4 : null;
}

/** The matching entries, best first, equal ones in alphabetical order. */
export function rankMatches<Entry>(entries: readonly Entry[], text: string, of: (entry: Entry) => Matched): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = matchRank(of(entry), text);
      return rank === null ? [] : [{ entry, rank, name: of(entry).name }];
    })
    .toSorted((one, other) => one.rank - other.rank || ALPHABET.compare(one.name, other.name))
    .map(({ entry }) => entry);
}
