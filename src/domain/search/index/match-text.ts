import type { Catalogue } from './catalogue.ts';
import type { Column } from './packed-column.ts';
import { listTexts, textsWith } from './text-list.ts';

/** Finds the rows that hold a folded word without spaces: a mark of 1 for each. */
export type WordMatcher = (word: string) => Uint8Array;

function addMarked(rowMarks: Uint8Array, { rows }: Pick<Column<unknown>, 'rows'>, marks: Uint8Array | null): void {
  if (marks === null) return;
  for (let row = 0; row < rows.length; row += 1) {
    if (marks[rows[row] ?? -1] === 1) rowMarks[row] = 1;
  }
}

/** Marks with 1 every description that holds one of the marked words. */
function descriptionsWith(descriptions: readonly number[][], words: Uint8Array | null): Uint8Array | null {
  if (words === null) return null;
  return Uint8Array.from(descriptions, (positions) => (positions.some((position) => words[position] === 1) ? 1 : 0));
}

/** Prepares the texts of a catalogue: 'search matches title, location, description and tag, case-insensitively'. */
export function wordMatcher(catalogue: Catalogue): WordMatcher {
  const { descriptions, locations, tags } = catalogue;
  const titles = listTexts(catalogue.titles);
  const locationTexts = listTexts(locations.values);
  const tagTexts = listTexts(tags.values);
  const vocabulary = listTexts(catalogue.vocabulary);
  return (word) => {
    const rowMarks = textsWith(titles, word) ?? new Uint8Array(catalogue.rows.length);
    addMarked(rowMarks, locations, textsWith(locationTexts, word));
    addMarked(rowMarks, tags, textsWith(tagTexts, word));
    addMarked(rowMarks, descriptions, descriptionsWith(descriptions.values, textsWith(vocabulary, word)));
    return rowMarks;
  };
}
