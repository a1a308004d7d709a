import { foldText } from '#domain/text/fold-text.ts';
import { packColumn, type PackedColumn } from './packed-column.ts';
import { packNumbers, unpackNumbers } from './packed-numbers.ts';
import { packTexts, unpackTexts } from './packed-texts.ts';

/**
 * Long texts, kept for searching alone. A word of a search holds no space, so it can only be found within a word of the
 * text: the set of folded words answers every search exactly as the text does, and takes a fraction of its bytes.
 */
export interface PackedWords {
  /** Every folded word of all texts, punctuation included, packed in alphabetical order. */
  vocabulary: string[];
  /** The words of each distinct text and which text each row holds: packed steps between ascending positions in the vocabulary. */
  texts: PackedColumn<string>;
}

/** The folded words of a text; one that is part of another can be left out, whatever finds it finds the other. */
function distinctWords(text: string): string[] {
  const words = [...new Set(foldText(text).split(/\s+/))].filter((word) => word !== '');
  return words.filter((word) => !words.some((other) => other.length > word.length && other.includes(word)));
}

/** Writes the texts of all rows. */
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

/** Reads the vocabulary. */
export function unpackVocabulary(words: PackedWords): string[] {
  return unpackTexts(words.vocabulary);
}

/** Reads the words of one text, as positions in the vocabulary. */
export function unpackWordPositions(text: string, vocabularySize: number): number[] {
  let position = 0;
  return unpackNumbers(text).map((step) => {
    position += step;
    if (position >= vocabularySize) throw new TypeError('expected a word of the vocabulary');
    return position;
  });
}
