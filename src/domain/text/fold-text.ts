const MARKS = /\p{Mark}+/gu;
const ASCII = /^[\0-\x7f]*$/;
const NOT_WORDS = /[^\p{Letter}\p{Number}]+/gu;

/** Text made comparable: lower case and without accents, so that 'obidos' equals 'Óbidos'. */
export function foldText(text: string): string {
  // Most texts of ten thousand houses have no accent to take off.
  if (ASCII.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replaceAll(MARKS, '').toLowerCase();
}

/** Folded words of a text, single-spaced with a space at both ends, so that ' porto ' is found as a whole word only. */
export function foldWords(text: string): string {
  return ` ${foldText(text).replaceAll(NOT_WORDS, ' ').trim()} `;
}
