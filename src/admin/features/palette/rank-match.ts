import { foldText } from '#domain/text/fold-text.ts';
import { searchWords } from '#domain/search/text-match.ts';

/** What is searched of an entry. */
export interface Matched {
  /** Its name. */
  readonly name: string;
  /** What it is found by besides; '' for nothing. */
  readonly also: string;
}

/** How well an entry matches what was typed, 0 best; null when one of the words is nowhere in it. */
export function matchRank({ name, also }: Matched, text: string): number | null {
  const title = foldText(name);
  const labels = searchWords(text);
  const whole = labels.join(' ');
  if (title === whole) return 0;
  if (title.startsWith(whole)) return 1;
  if (labels.every((word) => ` ${title}`.includes(` ${word}`))) return 2;
  if (labels.every((word) => title.includes(word))) return 3;
  const all = `${title} ${foldText(also)}`;
  return labels.every((word) => all.includes(word)) ? 4 : null;
}

/** The entries that match, the best first; equals by the alphabet. */
export function rankMatches<Entry>(entries: readonly Entry[], text: string, of: (entry: Entry) => Matched): Entry[] {
  return entries
    .flatMap((entry) => {
      const rank = matchRank(of(entry), text);
      return rank === null ? [] : [{ entry, rank, name: of(entry).name }];
    })
    .toSorted((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'en'))
    .map(({ entry }) => entry);
}
