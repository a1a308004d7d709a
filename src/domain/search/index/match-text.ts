import type { Catalogue } from './catalogue.ts';
import type { Column } from './packed-column.ts';

/** Texts of one line each, joined, so that one pass finds all that contain a word. */
interface TextList {
  joined: string;
  /** Start of each text, and the end of the last one. */
  starts: Uint32Array;
}

/** Prepares texts without line breaks for `textsWith`. */
function listTexts(texts: readonly string[]): TextList {
  const starts = new Uint32Array(texts.length + 1);
  let start = 0;
  for (const [index, text] of texts.entries()) {
    start += text.length + 1;
    starts[index + 1] = start;
  }
  return { joined: texts.join('\n'), starts };
}

/** Marks with 1 every text that contains a word without spaces; null when none does. */
function textsWith({ joined, starts }: TextList, word: string): Uint8Array | null {
  let found = joined.indexOf(word);
  if (found === -1) return null;
  const marks = new Uint8Array(starts.length - 1);
  let text = 0;
  while (found !== -1) {
    let end = starts[text + 1];
    while (end !== undefined && end <= found) {
      text += 1;
      end = starts[text + 1];
    }
    if (end === undefined) break;
    marks[text] = 1;
    found = joined.indexOf(word, end);
  }
  return marks;
}

/** Marks with 1 the rows that contain a folded word without spaces. */
export type WordMatcher = (word: string) => Uint8Array;

function addMarked(rowMarks: Uint8Array, { rows }: Pick<Column<unknown>, 'rows'>, marks: Uint8Array | null): void {
  if (marks === null) return;
  for (let row = 0; row < rows.length; row += 1) {
    if (marks[rows[row] ?? -1] === 1) rowMarks[row] = 1;
  }
}

/** Marks with 1 every description that contains a marked word. */
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
