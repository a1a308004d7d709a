import { foldText } from '#domain/text/fold-text.ts';
import { packColumn, type PackedColumn } from './packed-column.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';

/** Most characters shared with the previous text; the greatest number that one packed symbol can hold. */
const SHARED_MAX = 45;

function sharedLength(text: string, previous: string): number {
  let length = 0;
  while (length < SHARED_MAX && length < text.length && text[length] === previous[length]) length += 1;
  return length;
}

/** Packs sorted texts: the number of characters shared with the previous text, then the rest. */
export function packTexts(texts: readonly string[]): string[] {
  return texts.map((text, index) => {
    const shared = sharedLength(text, texts[index - 1] ?? '');
    return packNumbers([shared]) + text.slice(shared);
  });
}

/** Unpacks texts; throws on a text that `packTexts` would not write. */
export function unpackTexts(packed: readonly string[]): string[] {
  let previous = '';
  return packed.map((entry) => {
    const [shared] = unpackNumbers(entry.slice(0, 1));
    if (shared === undefined) throw new TypeError('expected a packed text');
    previous = previous.slice(0, shared) + entry.slice(1);
    return previous;
  });
}

/**
 * Long texts for searching only. A search word contains no space, so it can only match within a word of the text: the
 * set of folded words gives exactly the same results as the text, in a fraction of its bytes.
 */
export interface PackedWords {
  /** Every folded word of all texts, punctuation included, packed in alphabetical order. */
  vocabulary: string[];
  /** The words of each row's text as packed steps between ascending positions in the vocabulary. */
  texts: PackedColumn<string>;
}

/** The folded words of a text without those that are part of another: a search that finds the part finds the whole. */
function distinctWords(text: string): string[] {
  const words = [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other.length > word.length && other.includes(word)));
}

/** Packs the texts of all rows. */
export function packWords(texts: readonly string[]): PackedWords {
  const wordsOf = new Map([...new Set(texts)].map((text) => [text, distinctWords(text)]));
  const vocabulary = [...new Set([...wordsOf.values()].flat())].sort();
  const positions = new Map(vocabulary.map((word, position) => [word, position]));
  const packed = new Map(
    [...wordsOf].map(([text, words]) => {
      const ascending = words.flatMap((word) => positions.get(word) ?? []).sort((one, other) => one - other);
      return [text, packNumbers(ascending.map((position, index) => position - (ascending[index - 1] ?? 0)))];
    }),
  );
  return { vocabulary: packTexts(vocabulary), texts: packColumn(texts.map((text) => packed.get(text) ?? '')) };
}

/** Unpacks the vocabulary. */
export function unpackVocabulary(words: PackedWords): string[] {
  return unpackTexts(words.vocabulary);
}

/** Unpacks the words of one text as positions in the vocabulary. */
export function unpackWordPositions(text: string, vocabularySize: number): number[] {
  let position = 0;
  return unpackNumbers(text).map((step) => {
    position += step;
    if (position >= vocabularySize) throw new TypeError('expected a word of the vocabulary');
    return position;
  });
}
